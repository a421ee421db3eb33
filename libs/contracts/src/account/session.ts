import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { Id } from '../primitives';
import { Circle, OwnCircle } from '../circles/circle';
import { Member } from '../circles/member';
import { Preferences } from './preferences';
import { Recipient } from '../circles/recipient';

/** Who is signed in, and the circle they look at. `circle` is null until one is created or joined. */
export const Session = z.object({
  person: z.object({ id: Id, name: z.string(), email: z.string(), emailVerified: z.boolean() }),
  preferences: Preferences,
  circles: z.array(OwnCircle).max(circleLimits.circlesOfPerson),
  circle: Circle.nullable(),
  /** The person's own place in `circle`. */
  member: Member.nullable(),
  /** All active and former members, so that every act can show who did it. */
  members: z.array(Member).max(circleLimits.members),
  recipients: z.array(Recipient).max(circleLimits.recipients),
  /** Whether they run this installation and steer its releases (REL-6). */
  isOperator: z.boolean().optional(),
});
export type Session = z.infer<typeof Session>;
