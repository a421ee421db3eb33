import * as z from 'zod';
import { CallContent } from '../calls/call';
import { AlertLocation } from '../emergency/emergency';
import { Id, Instant } from '../primitives';

/** Passing facts that are stored nowhere and may be lost: they travel over the stream and the bus, not the event log. */
export const signalMap = {
  /** A member is typing; shown for a few seconds. `recipientId` null is the group chat. */
  'member.typed': z.object({ circleId: Id, memberId: Id, recipientId: Id.nullable() }),
  /** Where the one who raised an open alert is now; kept in no log (EMER-6). */
  'alert.moved': z.object({ circleId: Id, alertId: Id, location: AlertLocation }),
  /** What another device of a call tells mine so that both connect. */
  'call.signalled': z.object({
    circleId: Id,
    callId: Id,
    memberId: Id,
    fromDeviceId: Id,
    toDeviceId: Id,
    content: CallContent,
  }),
  /** Version of the contracts that the server speaks, and that of the registry; the first thing on every stream. */
  'contracts.served': z.object({ version: z.string(), registryRevision: z.int().optional() }),
  /** Another version of an area is served to this circle now. */
  'release.changed': z.object({ remote: z.string(), version: z.string() }),
  /** Since when reminders cannot be relied on, null where they can again (NOTE-5); told when it changes and to each new stream. */
  'reminders.late': z.object({ since: Instant.nullable() }),
} satisfies Record<string, z.ZodType>;

export type SignalType = keyof typeof signalMap;
export type Signal<T extends SignalType = SignalType> = T extends SignalType
  ? { type: T; payload: z.infer<(typeof signalMap)[T]> }
  : never;

/** Whether this version knows the signal: a newer server may send others. */
export function isSignalType(type: string): type is SignalType {
  return Object.hasOwn(signalMap, type);
}
