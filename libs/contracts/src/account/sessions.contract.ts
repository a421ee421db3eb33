import * as z from 'zod';
import { Id } from '../primitives';
import { Password } from './account';
import { Security, SignedInBrowser, SignInRecord } from './security';
import { mostSignedInBrowsers, mostSignInRecords } from './security-choices';
import { command, query } from '../api/operation';

const area = 'account';

/** What keeps an account its owner's own (AUTH-5, SET-2). */
export const sessionsContract = {
  getSecurity: query({
    area,
    name: 'getSecurity',
    summary: 'The ways to sign in that my account has',
    scope: 'person',
    input: {},
    output: Security,
  }),
  listSessions: query({
    area,
    name: 'listSessions',
    summary: 'The browsers that I am signed in with, the last used first',
    scope: 'person',
    input: {},
    output: z.array(SignedInBrowser).max(mostSignedInBrowsers),
  }),
  keepSession: command({
    area,
    name: 'keepSession',
    summary: 'Somebody uses this browser: its session lasts another time-out from now',
    scope: 'person',
    input: {},
    output: z.object({}),
  }),
  endSession: command({
    area,
    name: 'endSession',
    summary: 'Sign out one of my browsers',
    scope: 'person',
    input: { sessionId: Id },
    output: z.object({}),
  }),
  endOtherSessions: command({
    area,
    name: 'endOtherSessions',
    summary: 'Sign out all my browsers but this one',
    scope: 'person',
    input: {},
    output: z.object({ ended: z.int().nonnegative() }),
  }),
  beginGoogleLink: command({
    area,
    name: 'beginGoogleLink',
    summary: 'Where to go so that my Google account opens this account too',
    scope: 'person',
    guessable: true,
    input: { password: z.string().min(1).max(128).optional() },
    output: z.object({ url: z.string() }),
  }),
  endGoogleLink: command({
    area,
    name: 'endGoogleLink',
    summary: 'My Google account opens this account no more',
    scope: 'person',
    guessable: true,
    input: { password: z.string().min(1).max(128).optional() },
    output: z.object({}),
  }),
  listSignIns: query({
    area,
    name: 'listSignIns',
    summary: 'When and how somebody signed in to my account or tried to, of the last 90 days, newest first',
    scope: 'person',
    input: {},
    output: z.array(SignInRecord).max(mostSignInRecords),
  }),
  changePassword: command({
    area,
    name: 'changePassword',
    summary: 'Choose another password; my other browsers are signed out',
    scope: 'person',
    guessable: true,
    input: { password: z.string().min(1).max(128), newPassword: Password },
    output: z.object({}),
  }),
};
