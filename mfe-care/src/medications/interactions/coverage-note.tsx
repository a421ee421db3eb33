import type { InteractionReport } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Banner } from '@carecircle/ui';
import { useMessages } from '../../words';

/** How much is known, and that no warning does not mean safe (MED-3). */
export function CoverageNote({ coverage }: Pick<InteractionReport, 'coverage'>) {
  const t = useMessages();
  const { date } = useFormats();
  const { checkedOn, ...counts } = coverage;
  return (
    <Banner tone="info" title={t('interactions.coverage.title')}>
      {t('interactions.coverage', { ...counts, day: date(checkedOn) })}
    </Banner>
  );
}
