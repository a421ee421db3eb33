import { emergencyNumbersOf } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { LinkButton } from '@carecircle/ui';
import { PhoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** Calls that need no server (EMER-6). */
export function EmergencyCalls() {
  const t = useMessages();
  return emergencyNumbersOf(useSession()).map(({ number, region }) => (
    <LinkButton key={region} href={`tel:${number}`} size="small" icon={PhoneIcon}>
      {t('alert.call', { number })}
    </LinkButton>
  ));
}
