import type { Recipient, RecipientInput } from '@carecircle/contracts';

/** What stands in the form of a person cared for; conditions and allergies are one on each line. */
export interface RecipientDraft {
  name: string;
  birthDate: string | null;
  timeZone: string;
  languages: string[];
  conditions: string;
  allergies: string;
  homeAddress: string;
  insurers: RecipientInput['insurers'];
  /** Members who may decide for this person. */
  decisionMakerIds: string[];
  memberId: string | null;
}

export function newRecipientDraft(timeZone: string, language: string): RecipientDraft {
  return {
    name: '',
    birthDate: null,
    timeZone,
    languages: [language],
    conditions: '',
    allergies: '',
    homeAddress: '',
    insurers: [],
    decisionMakerIds: [],
    memberId: null,
  };
}

export function draftOfRecipient(recipient: Recipient): RecipientDraft {
  const { name, birthDate, timeZone, languages, homeAddress, insurers, decisionMakerIds, memberId } =
    recipient;
  return {
    name,
    birthDate,
    timeZone,
    languages,
    homeAddress,
    insurers,
    decisionMakerIds,
    memberId,
    conditions: recipient.conditions.join('\n'),
    allergies: recipient.allergies.join('\n'),
  };
}

/** An insurer of which nothing was entered is none. */
export function fieldsOf(draft: RecipientDraft): RecipientInput {
  return {
    ...draft,
    name: draft.name.trim(),
    homeAddress: draft.homeAddress.trim(),
    conditions: lines(draft.conditions),
    allergies: lines(draft.allergies),
    insurers: draft.insurers
      .map(({ name, policyNumber }) => ({ name: name.trim(), policyNumber: policyNumber.trim() }))
      .filter(({ name, policyNumber }) => name !== '' || policyNumber !== ''),
  };
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
