import type { HelpRequest } from '@carecircle/contracts';
import { nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { withClaimed, withHandedBack } from './open-help';
import { noteHelp, readOpenHelp } from './track-help';

/** 'I'm on it' and 'I can't after all' (CHK-2): shown at once; who comes second is told that somebody is. */
export function useOnIt(help: HelpRequest) {
  const t = useMessages();
  const { person } = useSession();
  const claiming = useCommand('care.claimHelp', {
    onDone: (claimed) => noteHelp(withClaimed, claimed),
    onRefused: ({ code }) =>
      showToast({ text: t(code === 'ALREADY_DONE' ? 'plan.taken' : 'plan.over'), tone: 'info' }),
  });
  const handing = useCommand('care.handBackHelp', {
    onDone: (handedBack) => noteHelp(withHandedBack, handedBack),
  });
  const { checkInId } = help;

  const claim = async () => {
    noteHelp(withClaimed, { ...help, onItId: person.id, onItAt: new Date(nowMs()).toISOString() });
    const { status } = await claiming.send({ checkInId });
    if (status === 'done') return;
    noteHelp(withHandedBack, help);
    await readOpenHelp();
  };
  const handBack = async () => {
    const { status } = await handing.send({ checkInId });
    if (status !== 'done') await readOpenHelp();
  };
  return { claiming, handing, claim: () => void claim(), handBack: () => void handBack() };
}
