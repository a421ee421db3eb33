import type { Dose } from '@carecircle/contracts';
import { useQueuedCommands } from '@carecircle/remote-kit';

/** Whether what was said of a dose is still on this device alone (ALL-2). */
export function useWaitingDoses(): (dose: Dose) => boolean {
  const taken = useQueuedCommands('care.takeDose').commands;
  const skipped = useQueuedCommands('care.skipDose').commands;
  const needed = useQueuedCommands('care.takeAsNeeded').commands;
  const slots = [...taken, ...skipped].filter(({ state }) => state === 'waiting').map(({ input }) => input);
  return (dose) =>
    slots.some(
      ({ medicationId, day, time }) =>
        medicationId === dose.medicationId && day === dose.day && time === dose.time,
    ) || needed.some(({ state, input }) => state === 'waiting' && input.doseId === dose.id);
}
