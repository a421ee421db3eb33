import * as z from 'zod';
import { MemberPoints } from '../entities/points';
import { Id } from '../primitives';
import { circleEvent } from './domain-event';

export const pointsEvents = {
  /** A member earned points; each cause counts once. */
  'points.awarded': circleEvent('points:view', { points: z.int(), causeEventId: Id, member: MemberPoints }),
};
