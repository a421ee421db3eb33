import type { Proposal, SkillLink } from '@carecircle/remote-kit';

/** What Louise says to something. */
export interface Reply {
  text: string;
  /** Records that it speaks of, and calls (`tel:`). */
  links: readonly SkillLink[];
  /** Questions that can be asked by a press. */
  questions?: readonly string[];
  proposal?: Proposal;
  /** The records could not be read: the same question may be asked again. */
  canRetry?: boolean;
  /** Somebody may be in danger: the calls come first and in red. */
  isUrgent?: boolean;
}
