import type { CheckInStatus } from '@carecircle/contracts';
import type { StatusTone } from '@carecircle/ui';
import { AlertIcon, NeutralIcon, SmileIcon, type Icon } from '@carecircle/ui/icons';

/** Sign and tone of each status; its word stands beside them. */
export const checkInLooks: Record<CheckInStatus, { icon: Icon; tone: StatusTone }> = {
  safe: { icon: SmileIcon, tone: 'done' },
  ok: { icon: NeutralIcon, tone: 'due' },
  'needs-help': { icon: AlertIcon, tone: 'danger' },
};
