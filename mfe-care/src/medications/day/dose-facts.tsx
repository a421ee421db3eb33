import type { Dose } from '@carecircle/contracts';
import { useFormats, useMemberName, useMembers, useSession } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { ClockIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { DosePill } from '../../doses/dose-pill';
import { Fact } from '../fact';

interface Props {
  dose: Dose;
  /** Still on this device alone. */
  isWaiting: boolean;
}

/** How a dose stands, who said so and why, and who was told that it is missed (MED-5, MED-6). */
export function DoseFacts({ dose, isWaiting }: Props) {
  const t = useMessages();
  return (
    <>
      <DosePill dose={dose} />
      {dose.loggedBy === null ? null : <LoggedBy memberId={dose.loggedBy} />}
      {dose.reason ? <Fact>“{dose.reason}”</Fact> : null}
      {isWaiting ? (
        <StatusPill tone="neutral" icon={ClockIcon}>
          {t('dose.waiting')}
        </StatusPill>
      ) : null}
      {dose.status === 'missed' && dose.toldIds.length > 0 ? <Told memberIds={dose.toldIds} /> : null}
    </>
  );
}

function LoggedBy({ memberId }: { memberId: string }) {
  const t = useMessages();
  const { person } = useSession();
  const name = useMemberName(memberId);
  return <Fact>{memberId === person.id ? t('dose.by-you') : t('dose.by', { name })}</Fact>;
}

/** How far up its chain a missed dose has come. */
function Told({ memberIds }: { memberIds: readonly string[] }) {
  const t = useMessages();
  const { list } = useFormats();
  const members = useMembers();
  const names = memberIds.flatMap((id) => members.find((member) => member.id === id)?.name ?? []);
  return <Fact>{t('dose.told', { names: list(names) })}</Fact>;
}
