import type { NotificationType } from '@carecircle/contracts';
import {
  BellIcon,
  CalendarIcon,
  ChatIcon,
  DoctorIcon,
  FileTextIcon,
  HealthIcon,
  PillIcon,
  ReceiptIcon,
  SirenIcon,
  TargetIcon,
  TasksIcon,
  TrophyIcon,
  UserPlusIcon,
  type Icon,
} from '@carecircle/ui/icons';

/** The sign of each kind of notification. */
export const notificationIcon: Record<NotificationType, Icon> = {
  task: TasksIcon,
  medication: PillIcon,
  achievement: TrophyIcon,
  challenge: TargetIcon,
  event: CalendarIcon,
  checkin: HealthIcon,
  message: ChatIcon,
  document: FileTextIcon,
  bill: ReceiptIcon,
  invite: UserPlusIcon,
  emergency: SirenIcon,
  doctor: DoctorIcon,
  other: BellIcon,
};
