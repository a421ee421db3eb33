import type { CheckInStatus } from '@carecircle/contracts';
import { StatusPill } from '@carecircle/ui';
import { useMessages } from '../words';
import { checkInLooks } from './check-in-looks';

/** How somebody was, in a word, a sign and a colour. */
export function CheckInPill({ status }: { status: CheckInStatus }) {
  const t = useMessages();
  const { icon, tone } = checkInLooks[status];
  return (
    <StatusPill tone={tone} icon={icon}>
      {t(`check-in.${status}`)}
    </StatusPill>
  );
}
