import * as z from 'zod';
import { MemberPoints } from './points';
import { Day, Id, Instant } from '../primitives';
import { circleEvent, personEvent } from '../events/domain-event';

/** Of members who do not take part nothing is told. */
export const pointsEvents = {
  /** A member earned points; each cause counts once. */
  'points.awarded': circleEvent('points:view', {
    points: z.int(),
    causeEventId: Id,
    /** Type of the event that earned them; events from before have none. */
    cause: z.string().optional(),
    member: MemberPoints,
  }),
  /** What had earned a member points was undone. */
  'points.taken-back': circleEvent('points:view', { points: z.int(), member: MemberPoints }),
  /** A member reached an achievement, and earned its points; fires once for each. */
  'achievement.unlocked': circleEvent('points:view', {
    achievement: z.string(),
    points: z.int(),
    unlockedAt: Instant,
    member: MemberPoints,
  }),
  /** A member did all of a challenge, and earned its points; fires once in each day, week or month. */
  'challenge.completed': circleEvent('points:view', {
    challenge: z.string(),
    points: z.int(),
    member: MemberPoints,
  }),
  /** A week of the leaderboard is over. */
  'week.closed': circleEvent('points:view', { week: Day }),
  /** A member was among the first three of a closed week, and earned a bonus. */
  'podium.reached': circleEvent('points:view', {
    week: Day,
    rank: z.int(),
    points: z.int(),
    member: MemberPoints,
  }),
  /** A member bought a reward. */
  'reward.bought': circleEvent('points:view', { memberId: Id, reward: z.string() }),
  /** A member takes part in the game again, or no longer. */
  'taking-part.changed': circleEvent('points:view', { memberId: Id, isOn: z.boolean() }),
  /** The circle keeps the game again, or no longer. */
  'game.switched': circleEvent('points:view', { isOn: z.boolean() }),
  /** I was shown on one of my devices what I unlocked. */
  'achievements.seen': personEvent({ circleId: Id }),
};
