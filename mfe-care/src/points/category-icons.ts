import type { AchievementCategory } from '@carecircle/contracts';
import { CareIcon, FlagIcon, FlameIcon, HealthIcon, SparklesIcon, type Icon } from '@carecircle/ui/icons';

export const categoryIcons: Record<AchievementCategory, Icon> = {
  health: HealthIcon,
  family: CareIcon,
  consistency: FlameIcon,
  milestone: FlagIcon,
  special: SparklesIcon,
};
