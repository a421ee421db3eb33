import type { Member, Role } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../use-offer-undo';
import { useMessages } from '../words';

/** Gives a member another role, with Undo; a circle keeps at least one admin, which the server sees to (CIRC-3). */
export function useGiveRole(member: Member) {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const { send, isPending, gate } = useCommand('circles.changeMemberRole');
  const give = async (role: Role): Promise<boolean> => {
    const before = { memberId: member.id, role: member.role };
    const sent = send({ memberId: member.id, role });
    if ((await sent).status !== 'done') return false;
    const text = t('members.changed', { name: member.name, role: t(`role.${role}`) });
    offerUndo(text, sent, () => send(before));
    return true;
  };
  return { give, isPending, gate };
}
