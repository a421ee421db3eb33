import { bus } from '@carecircle/event-bus';
import type { Language, RefusalBody } from '@carecircle/contracts';
import type { UiWords } from '@carecircle/ui';
import { en } from './en';

/** The texts that remote-kit speaks by itself. */
export interface KitWords {
  /** Those of the design system's components. */
  ui: UiWords;
  justNow: string;
  minutesAgo: (count: number) => string;
  hoursAgo: (count: number) => string;
  daysAgo: (count: number) => string;
  unreachable: string;
  needsConnection: string;
  entryNeedsConnection: string;
  formNeedsConnection: string;
  notKept: string;
  nothingKept: string;
  refusedLater: (label: string | null, reason: string) => string;
  /** `details` are values for the words of the code. */
  refusal: (code: string, details?: RefusalBody['details']) => string;
  field: (code: string) => string;
  failedTitle: string;
  failedText: string;
}

type Loader = (language: Language) => Promise<KitWords>;

const known = new Map<string, KitWords>([['en', en]]);
let load: Loader | undefined;

/** For the shell: it has these texts in one file with its own, so that a page brings those of its language alone. */
export function provideKitWords(loader: Loader): void {
  load = loader;
}

/** Brings the texts of a language before they are shown; where that fails, English stands in. */
export async function bringKitWords(language: string): Promise<void> {
  if (!load || known.has(language)) return;
  try {
    known.set(language, await load(language as Language));
  } catch (error) {
    console.error(`The texts in '${language}' could not be loaded`, error);
  }
}

/** Texts in the language of the person, or of the page before sign-in; English where they are not there. */
export function kitWords(language: string = pageLanguage()): KitWords {
  return known.get(language) ?? en;
}

function pageLanguage(): string {
  return bus.state('session.current').get()?.preferences.language ?? document.documentElement.lang;
}
