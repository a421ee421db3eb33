import type { DemoClock } from './demo-clock';
import { hugoPhoto } from './photos/hugo';
import { rosaPhoto } from './photos/rosa';
import type { DemoStage, DemoStep } from './step';

/** Whom the family cares for has a face from the day the circle began. */
export function photoHistory({ recipients }: DemoStage, clock: DemoClock): DemoStep[] {
  return [
    photoOf(recipients.rosa, rosaPhoto, clock.moment(-99, '18:10')),
    photoOf(recipients.hugo, hugoPhoto, clock.moment(-99, '18:12')),
  ];
}

function photoOf(recipientId: string, photo: string, at: Date): DemoStep {
  return { at, as: 'ana', operation: 'circles.setRecipientPhoto', input: { recipientId, photo } };
}
