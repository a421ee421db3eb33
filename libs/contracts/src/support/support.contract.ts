import * as z from 'zod';
import { Language } from '../account/preferences';
import { command, query } from '../api/operation';
import { Id } from '../primitives';
import { ReleaseNote, SupportDesk, SupportMessage, SupportMessageInput } from './support';
import { supportLimits } from './support-limits';

const area = 'support';

/** Help with the product itself, from its operator (SET-5); for help with a person see `help`. */
export const supportContract = {
  getSupport: query({
    area,
    name: 'getSupport',
    summary: 'The ways to the operators, and what I and they have written, oldest first',
    scope: 'person',
    input: {},
    output: z.object({ desk: SupportDesk, messages: z.array(SupportMessage).max(supportLimits.messages) }),
  }),
  sendSupportMessage: command({
    area,
    name: 'sendSupportMessage',
    summary: 'Write to the operators of this installation',
    scope: 'person',
    input: { messageId: Id, ...SupportMessageInput.shape },
    output: SupportMessage,
  }),
  listReleaseNotes: query({
    area,
    name: 'listReleaseNotes',
    summary: 'The published versions of all areas, newest first, and what each brought',
    scope: 'person',
    input: { language: Language },
    output: z.array(ReleaseNote).max(supportLimits.releases),
  }),
};
