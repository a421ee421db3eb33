import type { Language, Role } from '@carecircle/contracts';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { pt } from './pt';

/** What an invitation says, in the language of whoever sends it. */
export interface InvitationWords {
  subject: (sender: string) => string;
  hello: string;
  greeting: (name: string) => string;
  invites: (sender: string, circleName: string) => string;
  roles: Record<Role, string>;
  join: string;
  code: (code: string, day: string) => string;
  unknown: (sender: string) => string;
}

export const invitationWords: Record<Language, InvitationWords> = { en, es, fr, de, it, pt };
