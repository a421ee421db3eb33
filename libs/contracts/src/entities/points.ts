import * as z from 'zod';
import { Id } from '../primitives';

export const MemberPoints = z.object({ memberId: Id, totalPoints: z.int(), level: z.int() });
export type MemberPoints = z.infer<typeof MemberPoints>;
