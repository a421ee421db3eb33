import * as z from 'zod';
import { callLimits, callMedia } from './call-choices';
import { circleLimits } from '../circles/circle-limits';
import { Id, Instant } from '../primitives';

export const CallMedia = z.enum(callMedia);

/** `ringing` until the member answers; `joined` on the device `deviceId`; then `left`. */
export const CallParticipant = z.object({
  memberId: Id,
  state: z.enum(['ringing', 'joined', 'declined', 'missed', 'left']),
  deviceId: Id.nullable(),
});
export type CallParticipant = z.infer<typeof CallParticipant>;

/**
 * A call of two members, or of the circle (`calleeId` null). It is `answered` once a second device has joined, and over when fewer
 * than two are left: `endedAt` and `outcome` then say when and how.
 */
export const Call = z.object({
  id: Id,
  circleId: Id,
  callerId: Id,
  calleeId: Id.nullable(),
  media: CallMedia,
  startedAt: Instant,
  answeredAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  outcome: z.enum(['answered', 'declined', 'missed']).nullable(),
  participants: z.array(CallParticipant).max(circleLimits.members),
});
export type Call = z.infer<typeof Call>;

/** A network address at which a device may be reached (RTCIceCandidate). */
const Candidate = z.strictObject({
  candidate: z.string().max(callLimits.candidateLength),
  sdpMid: z.string().max(16).nullable().default(null),
  sdpMLineIndex: z.int().min(0).max(16).nullable().default(null),
  usernameFragment: z.string().max(256).nullable().default(null),
});

/**
 * What two devices tell each other to connect: a session description, network candidates, or the wish for a new offer. A device
 * takes what has no meaning for it as if it had not come.
 */
export const CallContent = z.strictObject({
  kind: z.enum(['offer', 'answer', 'candidates', 'restart']),
  description: z.string().max(callLimits.descriptionLength).default(''),
  candidates: z.array(Candidate).max(callLimits.candidates).default([]),
});
export type CallContent = z.infer<typeof CallContent>;

/** A server that helps devices to find each other (STUN), or passes their sound and picture on (TURN); as RTCIceServer. */
export const IceServer = z.object({
  urls: z.array(z.string()).max(10),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof IceServer>;
