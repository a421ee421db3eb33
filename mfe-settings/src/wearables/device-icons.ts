import type { WearableType } from '@carecircle/contracts';
import { HeartIcon, SirenIcon, WatchIcon, type Icon } from '@carecircle/ui/icons';

export const deviceIcons: Readonly<Record<WearableType, Icon>> = {
  apple_watch: WatchIcon,
  fitbit: WatchIcon,
  medical_alert: SirenIcon,
  samsung_watch: WatchIcon,
  heart_rate_sensor: HeartIcon,
};
