import type { InvitationStatus, Language, Role } from '@carecircle/contracts';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { it } from './words/it';
import { pt } from './words/pt';

/** What the page of an invitation says; `{sender}`, `{circle}`, `{name}` are names, `{role}` is one of `roles`. */
export interface JoinWords {
  title: string;
  hello: string;
  invites: string;
  what: string;
  as: string;
  roles: Record<Role, string>;
  join: string;
  signedInAs: string;
  needsAccount: string;
  signUp: string;
  signIn: string;
  home: string;
  over: Record<
    Exclude<InvitationStatus, 'open'> | 'unknown' | 'member' | 'full' | 'demo',
    [title: string, text: string]
  >;
}

export const joinWords: Record<Language, JoinWords> = { en, es, fr, de, it, pt };
