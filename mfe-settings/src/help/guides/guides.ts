import type { Icon } from '@carecircle/ui/icons';
import { CircleIcon, PillIcon, ShieldCheckIcon, SirenIcon } from '@carecircle/ui/icons';

/** What can be learned step by step: where it is done, and what stands on the drawn screens. */
export const guides = [
  { id: 'start', icon: CircleIcon, href: '/circle' },
  { id: 'doses', icon: PillIcon, href: '/medications' },
  { id: 'alarm', icon: SirenIcon, href: '/emergency' },
  { id: 'safe', icon: ShieldCheckIcon, href: '/more/account' },
] as const satisfies readonly { id: string; icon: Icon; href: string }[];

export type Guide = (typeof guides)[number];
export const guideSteps = [1, 2, 3] as const;
export type GuideStep = (typeof guideSteps)[number];
