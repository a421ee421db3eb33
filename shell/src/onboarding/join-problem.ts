import type { RefusalCode } from '@carecircle/contracts';

const words = {
  INVALID_INPUT: 'field.codeShape',
  INVITE_CODE_INVALID: 'field.codeInvalid',
  INVALID_STATE: 'field.codeOver',
  ALREADY_A_MEMBER: 'field.codeKnown',
  NOT_IN_DEMO: 'field.demo',
  TOO_MANY_ATTEMPTS: 'onboarding.tooMany',
  OVER_LIMIT: 'onboarding.turnedDown',
} as const;

export interface JoinProblem {
  word: (typeof words)[keyof typeof words] | 'onboarding.joinFailed';
  /** About the code itself, so it stands at the field. */
  isAtField: boolean;
}

/** What to say when joining was refused. */
export function joinProblem(code: RefusalCode): JoinProblem {
  if (!isKnown(code)) return { word: 'onboarding.joinFailed', isAtField: false };
  return { word: words[code], isAtField: words[code].startsWith('field.') };
}

function isKnown(code: RefusalCode): code is keyof typeof words {
  return Object.hasOwn(words, code);
}
