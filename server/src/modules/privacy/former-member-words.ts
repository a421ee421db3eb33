import type { Language } from '@carecircle/contracts';

/** What stands where the name stood of somebody who has deleted their account. */
export const formerMemberWords: Record<Language, string> = {
  en: 'Former member',
  es: 'Antiguo miembro',
  fr: 'Ancien membre',
  de: 'Früheres Mitglied',
  it: 'Ex membro',
  pt: 'Ex-membro',
};
