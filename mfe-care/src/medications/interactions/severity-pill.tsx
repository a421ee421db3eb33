import type { InteractionSeverity } from '@carecircle/contracts';
import { StatusPill } from '@carecircle/ui';
import { useMessages } from '../../words';
import { severityLooks } from './severity-looks';

/** How serious an interaction is, in a word, a sign and a colour. */
export function SeverityPill({ severity }: { severity: InteractionSeverity }) {
  const t = useMessages();
  const { icon, tone } = severityLooks[severity];
  return (
    <StatusPill tone={tone} icon={icon}>
      {t(`interactions.severity.${severity}`)}
    </StatusPill>
  );
}
