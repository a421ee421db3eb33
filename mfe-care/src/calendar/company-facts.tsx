import type { CalendarEvent } from '@carecircle/contracts';
import { useMemberName } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { CarIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** Who drives and who comes along, or that somebody is wanted (CAL-4). */
export function CompanyFacts({
  event: { status, needsDriver, driverId, companionId },
}: {
  event: CalendarEvent;
}) {
  const t = useMessages();
  const driver = useMemberName(driverId);
  const companion = useMemberName(companionId);
  const isWanted = needsDriver && driverId === null && status === 'pending';
  return (
    <>
      {isWanted ? (
        <StatusPill tone="due" icon={CarIcon}>
          {t('company.wanted')}
        </StatusPill>
      ) : null}
      {driverId === null ? null : (
        <StatusPill tone="info" icon={CarIcon}>
          {t('company.drives', { name: driver })}
        </StatusPill>
      )}
      {companionId === null ? null : <span>{t('company.comes', { name: companion })}</span>}
    </>
  );
}
