import type { CircleCopyFault } from '@carecircle/contracts';
import type { Refusal } from '@carecircle/remote-kit';

const words = {
  copy_damaged: 'field.copyDamaged',
  copy_format: 'field.copyFormat',
  copy_version: 'field.copyVersion',
  copy_kind: 'field.copyKind',
  copy_record: 'field.copyRecord',
  copy_reference: 'field.copyRecord',
  copy_doubled: 'field.copyRecord',
  copy_large: 'field.copyLarge',
} as const satisfies Record<CircleCopyFault, string>;

export interface RestoreProblem {
  word:
    | (typeof words)[CircleCopyFault]
    | 'field.demo'
    | 'onboarding.restoreFailed'
    | 'onboarding.restoreEnough';
  /** About the file, so it stands at its field. */
  isAtField: boolean;
  /** Which record of the file is wrong. */
  values: { kind: string; number: number };
}

/** What to say when a copy was not restored; nothing of it was written then. */
export function restoreProblem({ code, fields = [], details = {} }: Refusal): RestoreProblem {
  const values = { kind: String(details.kind ?? ''), number: Number(details.number ?? 1) };
  const fault = fields.find(({ path }) => path === 'file')?.code;
  if (isFault(fault)) return { word: words[fault], isAtField: true, values };
  if (code === 'PAYLOAD_TOO_LARGE') return { word: words.copy_large, isAtField: true, values };
  if (code === 'NOT_IN_DEMO') return { word: 'field.demo', isAtField: false, values };
  const word = code === 'OVER_LIMIT' ? 'onboarding.restoreEnough' : 'onboarding.restoreFailed';
  return { word, isAtField: false, values };
}

function isFault(code: string | undefined): code is CircleCopyFault {
  return code !== undefined && Object.hasOwn(words, code);
}
