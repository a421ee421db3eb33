import * as z from 'zod';
import { slotNames } from './slot-names';

export const SlotName = z.enum(slotNames);
export type SlotName = z.infer<typeof SlotName>;

/** Props that an item of each slot receives. */
export interface SlotProps {
  'shell.banner': Record<string, never>;
  'shell.help': Record<string, never>;
  'dashboard.now': Record<string, never>;
  'dashboard.tiles': Record<string, never>;
  'dashboard.cards': Record<string, never>;
  'member.actions': { memberId: string };
  'more.profile': Record<string, never>;
  'emergency.wearables': Record<string, never>;
}
