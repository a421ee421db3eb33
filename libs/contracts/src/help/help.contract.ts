import * as z from 'zod';
import { mostOpenHelp } from './help-shown-minutes';
import { HelpRequest } from './help-request';
import { Id } from '../primitives';
import { command, query } from '../api/operation';

const area = 'care';

/** Help is everybody's business: every member is asked, may be on it, and sees who is (CHK-2). */
export const helpContract = {
  listOpenHelp: query({
    area,
    name: 'listOpenHelp',
    summary: 'Calls for help that nobody is on yet, or somebody has been on for a short while, newest first',
    scope: 'circle',
    action: 'check-in:add',
    input: {},
    output: z.array(HelpRequest).max(mostOpenHelp),
  }),
  claimHelp: command({
    area,
    name: 'claimHelp',
    summary: "'I'm on it', also for earlier calls for the same person; whoever is second is refused",
    scope: 'circle',
    action: 'check-in:add',
    input: { checkInId: Id },
    output: HelpRequest,
  }),
  handBackHelp: command({
    area,
    name: 'handBackHelp',
    summary: 'Whoever is on it can’t after all: everyone is asked again',
    scope: 'circle',
    action: 'check-in:add',
    input: { checkInId: Id },
    output: HelpRequest,
  }),
};
