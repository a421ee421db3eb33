import { fieldCodes, legalVersion } from '@carecircle/contracts';
import { SignUpInput } from '@carecircle/contracts/schemas';

/** What stands in the sign-up form. */
export interface SignUpDraft {
  name: string;
  email: string;
  password: string;
  confirm: string;
  isAccepted: boolean;
}

export const emptySignUp: SignUpDraft = { name: '', email: '', password: '', confirm: '', isAccepted: false };

/** What is wrong, by field: the server's own schema, and the two things that only this form knows (AUTH-1, ALL-3). */
export function signUpCodes(draft: SignUpDraft): Record<string, string> {
  const codes = fieldCodes(SignUpInput, {
    ...signUpInput(draft),
    acceptedLegalVersion: draft.isAccepted ? legalVersion : null,
  });
  return draft.confirm === draft.password ? codes : { ...codes, confirm: 'different' };
}

export function signUpInput({ name, email, password }: SignUpDraft): SignUpInput {
  return { name: name.trim(), email: email.trim(), password, acceptedLegalVersion: legalVersion };
}
