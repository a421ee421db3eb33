import { enWords } from '@carecircle/ui/words/en';
import type { KitWords } from './kit-words';

const refusals: Record<string, string> = {
  NOT_SIGNED_IN: 'Please sign in again.',
  NOT_ALLOWED: 'Your role in this circle does not allow that.',
  NOT_FOUND: 'That is not there any more.',
  CHANGED_MEANWHILE: 'Somebody changed this in the meantime. Have a look and try again.',
  ALREADY_DONE: 'That was done already.',
  ALREADY_GIVEN: 'That dose was logged already. The log shows when and by whom.',
  OVER_LIMIT: 'That would be over its limit. It needs a reason.',
  INVALID_STATE: 'That is not possible at the moment.',
  INVALID_INPUT: 'Please check what you entered.',
  PAYLOAD_TOO_LARGE: 'That is too large.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait a minute.',
  LAST_ADMIN: 'A circle needs at least one admin.',
};

const fields: Record<string, string> = {
  required: 'Please fill this in.',
  too_small: 'Please fill this in.',
  too_big: 'That is too much.',
  too_long: 'That is too long.',
  invalid_type: 'Please fill this in.',
  invalid_format: 'Please check the format.',
  changed_meanwhile: 'Somebody changed this in the meantime. Save again to put yours in its place.',
  phone_shape: 'Please enter a phone number.',
};

export const en: KitWords = {
  ui: enWords,
  justNow: 'Just now',
  minutesAgo: (count) => `${count}m ago`,
  hoursAgo: (count) => `${count}h ago`,
  daysAgo: (count) => `${count}d ago`,
  unreachable: 'No answer from the server. Please try again; it counts only once.',
  needsConnection: 'You are offline. This needs a connection.',
  entryNeedsConnection: 'Needs a connection',
  formNeedsConnection:
    'You are offline. This can be sent when you have a connection. What you type stays here as long as this is open.',
  notKept: 'This browser keeps nothing on this device. Leave the page open until everything is sent.',
  nothingKept: 'This browser keeps nothing for times without a connection. Everything else works.',
  refusedLater: (label, reason) => (label ? `Not saved: ${label}. ${reason}` : `Not saved. ${reason}`),
  refusal: (code) => refusals[code] ?? 'That did not work. Nothing was changed.',
  field: (code) => fields[code] ?? 'Please check this.',
  failedTitle: 'This part does not work at the moment',
  failedText: 'The rest of CareCircle goes on working.',
};
