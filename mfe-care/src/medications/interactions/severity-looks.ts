import type { InteractionSeverity } from '@carecircle/contracts';
import type { StatusTone } from '@carecircle/ui';
import { AlertIcon, BlockedIcon, InfoIcon, WarningIcon, type Icon } from '@carecircle/ui/icons';

/** Sign and tone of each severity; its word stands beside them. */
export const severityLooks: Record<InteractionSeverity, { icon: Icon; tone: StatusTone }> = {
  severe: { icon: BlockedIcon, tone: 'danger' },
  major: { icon: AlertIcon, tone: 'missed' },
  moderate: { icon: WarningIcon, tone: 'due' },
  mild: { icon: InfoIcon, tone: 'info' },
};
