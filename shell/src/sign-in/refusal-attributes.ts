import type { SignInWords } from './sign-in-words';

/** What a form says when it is refused, by code, where the page's script finds it. */
export function refusalAttributes(words: SignInWords) {
  return {
    'data-wrong-credentials': words['login.wrong'],
    'data-too-many-attempts': words['login.tooMany'],
    'data-invalid-state': words['login.codeOver'],
    'data-otherwise': words['login.failed'],
  };
}
