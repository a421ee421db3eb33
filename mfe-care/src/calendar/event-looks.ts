import type { CalendarEventType } from '@carecircle/contracts';
import { ActivityIcon, CalendarIcon, DoctorIcon, MealIcon, type Icon } from '@carecircle/ui/icons';

/** The drawing of each kind of event; its word stands beside it. */
export const typeIcons: Record<CalendarEventType, Icon> = {
  appointment: DoctorIcon,
  meal: MealIcon,
  activity: ActivityIcon,
  other: CalendarIcon,
};
