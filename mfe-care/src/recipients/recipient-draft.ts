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
  };
}

export function draftOfRecipient(recipient: Recipient): RecipientDraft {
  const { name, birthDate, timeZone, languages, homeAddress } = recipient;
  return {
    name,
    birthDate,
    timeZone,
    languages,
    homeAddress,
    conditions: recipient.conditions.join('\n'),
    allergies: recipient.allergies.join('\n'),
  };
}

type EditedFields = Omit<RecipientInput, 'insurers' | 'decisionMakerIds' | 'memberId'>;

export function fieldsOf(draft: RecipientDraft): EditedFields {
  return {
    ...draft,
    name: draft.name.trim(),
    homeAddress: draft.homeAddress.trim(),
    conditions: lines(draft.conditions),
    allergies: lines(draft.allergies),
  };
}

/** The fields that differ from the record as it stands. */
export function recipientChanges(recipient: Recipient, fields: EditedFields): Partial<EditedFields> {
  const entries = Object.entries(fields) as [keyof EditedFields, unknown][];
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(recipient[name])),
  );
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
