import type { ProviderKind } from '@carecircle/contracts';
import { AccessibilityIcon, PillIcon, VideoIcon, type Icon } from '@carecircle/ui/icons';

export const kindIcons: Readonly<Record<ProviderKind, Icon>> = {
  pharmacy: PillIcon,
  telehealth: VideoIcon,
  mobility: AccessibilityIcon,
};
