import type { CheckIn } from '@carecircle/contracts';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { helpRequests } from './help-requests.tables';

/** Calls everyone for help with the check-in that says so, in its transaction (CHK-2). */
export async function askForHelp(
  { now, record, addRow }: Pick<UnitOfWork, 'now' | 'record' | 'addRow'>,
  { id, circleId, recipientId, status, checkedBy, overLinkBy }: CheckIn,
): Promise<void> {
  if (status !== 'needs-help') return;
  const open = { onItId: null, onItAt: null };
  addRow(helpRequests, { circleId, checkInId: id, recipientId, askedAt: now, ...open }, () =>
    refuse('ALREADY_DONE', { message: 'This check-in was added before.' }),
  );
  const asked = { checkInId: id, circleId, recipientId, askedBy: checkedBy, overLinkBy, notes: '' };
  await record.toCircle(circleId, 'help.asked', {
    helpRequest: { ...asked, askedAt: now.toISOString(), ...open },
  });
}
