import type { SignInWords } from './sign-in-words';

/** What the page says to a person who comes back to it, by what its address says of how it went. */
export function noteAttributes(words: SignInWords) {
  return {
    'data-ended-idle': words['login.endedIdle'],
    'data-google-unconfigured': words['google.unconfigured'],
    'data-google-unreachable': words['google.unreachable'],
    'data-google-cancelled': words['google.cancelled'],
    'data-google-failed': words['google.failed'],
    'data-google-unverified': words['google.unverified'],
    'data-google-exists': words['google.exists'],
  };
}
