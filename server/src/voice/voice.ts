import type { Language } from '@carecircle/contracts';

/** What somebody hears who answers their telephone. */
export interface SpokenMessage {
  /** E.164. */
  to: string;
  text: string;
  language: Language;
  /** Where the gateway may tell later whether the call was answered. */
  report?: string;
}

/** Calls telephones and says something there. */
export interface Voice {
  /** Whether a gateway is named; without one, people call by hand. */
  isConfigured: boolean;
  /** Resolves when the gateway has taken the call. */
  call(message: SpokenMessage): Promise<void>;
}
