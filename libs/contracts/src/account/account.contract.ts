import * as z from 'zod';
import { Account, AccountInput, SignInInput, SignUpInput } from './account';
import { Preferences } from './preferences';
import { command, edit, query } from '../api/operation';

const area = 'account';
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
  changePreferences: command({
    area,
    name: 'changePreferences',
    summary: 'Change looks and formats',
    scope: 'person',
    input: { changes: Preferences.omit({ rewardTheme: true }).strict().partial() },
    output: Preferences,
  }),
};
