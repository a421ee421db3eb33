import * as z from 'zod';
import {
  Account,
  AccountInput,
  ChangeEmailInput,
  Email,
  Password,
  SignInInput,
  SignUpInput,
} from './account';
import { AccountLinkKind, AccountToken, MailChoiceToken } from './account-link';
import { mailKinds } from './mail-kinds';
import { Preferences } from './preferences';
import { command, edit, query } from '../api/operation';

const area = 'account';
/** Whether mail reaches its readers here; else it stays with whoever runs this installation. */
const mailed = z.object({ isConfigured: z.boolean() });
const mailChoice = z.object({ kind: z.enum(mailKinds), email: z.string(), isWanted: z.boolean() });
const signedIn = z.object({ personId: z.uuid() });

export const accountContract = {
  signUp: command({
    area,
    name: 'signUp',
    summary: 'Create an account and sign in',
    scope: 'public',
    guessable: true,
    input: SignUpInput.shape,
    output: signedIn,
  }),
  signIn: command({
    area,
    name: 'signIn',
    summary: 'Sign in with email and password',
    scope: 'public',
    guessable: true,
    input: SignInInput.shape,
    output: signedIn,
  }),
  signInToDemo: command({
    area,
    name: 'signInToDemo',
    summary: 'Enter a copy of the demo circle, the own one if there is one, as one of its members',
    scope: 'public',
    input: {
      as: z.string().max(40).optional(),
      /** Another browser of the visitor whose cookie it comes with: that one plays on as somebody else. */
      isBeside: z.boolean().optional(),
    },
    output: signedIn,
  }),
  signOut: command({
    area,
    name: 'signOut',
    summary: 'End this session',
    scope: 'person',
    input: {},
    output: z.object({}),
  }),
  getAccount: query({
    area,
    name: 'getAccount',
    summary: 'My own account',
    scope: 'person',
    input: {},
    output: Account,
  }),
  editAccount: command({
    area,
    name: 'editAccount',
    summary: 'Edit my own account',
    scope: 'person',
    input: edit(AccountInput),
    output: Account,
  }),
  requestPasswordReset: command({
    area,
    name: 'requestPasswordReset',
    summary: 'Have a link to a new password mailed; the answer is the same whether there is such an account',
    scope: 'public',
    input: { email: Email },
    output: mailed,
  }),
  resetPassword: command({
    area,
    name: 'resetPassword',
    summary: 'Choose a new password over a mailed link, once; every session ends',
    scope: 'public',
    guessable: true,
    input: { token: AccountToken, password: Password },
    output: z.object({ email: z.string() }),
  }),
  getAccountLink: query({
    area,
    name: 'getAccountLink',
    summary: 'What a mailed link is for; NOT_FOUND once it is used or over',
    scope: 'public',
    guessable: true,
    input: { token: AccountToken },
    output: z.object({
      kind: AccountLinkKind,
      email: z.string(),
      /** Of an address that has been proved already. */
      isDone: z.boolean(),
    }),
  }),
  verifyEmail: command({
    area,
    name: 'verifyEmail',
    summary: 'Prove a mail address over a mailed link; a new one counts from now on',
    scope: 'public',
    guessable: true,
    input: { token: AccountToken },
    output: z.object({ email: z.string() }),
  }),
  sendVerification: command({
    area,
    name: 'sendVerification',
    summary: 'Have the link that proves my mail address sent again',
    scope: 'person',
    input: {},
    output: mailed,
  }),
  changeEmail: command({
    area,
    name: 'changeEmail',
    summary: 'Have a link sent to a new mail address, which counts once it is opened',
    scope: 'person',
    guessable: true,
    input: ChangeEmailInput.shape,
    output: mailed.extend({ pendingEmail: z.string() }),
  }),
  getMailChoice: query({
    area,
    name: 'getMailChoice',
    summary: 'Which mail the link in its foot is about, and whether it is still wanted',
    scope: 'public',
    guessable: true,
    input: { token: MailChoiceToken },
    output: mailChoice,
  }),
  chooseMail: command({
    area,
    name: 'chooseMail',
    summary: 'End mail of one kind to one address, or have it again',
    scope: 'public',
    guessable: true,
    input: { token: MailChoiceToken, isWanted: z.boolean() },
    output: mailChoice,
  }),
  changePreferences: command({
    area,
    name: 'changePreferences',
    summary: 'Change looks and formats',
    scope: 'person',
    input: { changes: Preferences.omit({ rewardTheme: true }).strict().partial() },
    output: Preferences,
  }),
};
