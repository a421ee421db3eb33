import { randomUUID } from 'node:crypto';
import type { Member } from '../member';

/** A new circle of this person alone; gives its id. */
export async function makeCircleOf(person: Member): Promise<string> {
  const circle = await person.call('circles', 'createCircle', {
    newCircleId: randomUUID(),
    name: 'Rosa',
    timeZone: 'America/Chicago',
  });
  return circle.id;
}
