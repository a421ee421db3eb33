import { enWords } from '@carecircle/ui/words/en';
import type { KitWords } from './kit-words';
import { refusalWords } from './refusal-words';

const refusals: Record<string, string> = {
  NOT_SIGNED_IN: 'Please sign in again.',
  NOT_ALLOWED: 'Your role in this circle does not allow that.',
  NOT_FOUND: 'That no longer exists.',
  CHANGED_MEANWHILE: 'Someone changed this in the meantime. Take a look and try again.',
  ALREADY_DONE: 'That has already been done.',
  ALREADY_GIVEN: 'That dose has already been logged. The log shows when and by whom.',
  OVER_LIMIT: 'That would be over the limit. It needs a reason.',
  INVALID_STATE: 'That isn’t possible right now.',
  FULL: 'No more of these fit in here.',
  STORAGE_FULL: 'The storage of this circle is full.',
  DISK_FULL: 'The server has no room on its disk right now. Nothing was kept.',
  INTERACTION: 'It should not be taken with something else without a decision. Somebody has to say why.',
  INVALID_INPUT: 'Please check what you entered.',
  PAYLOAD_TOO_LARGE: 'That is too large.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait a minute.',
  LAST_ADMIN: 'A circle needs at least one admin.',
  NOT_IN_DEMO: 'Not from the demo circle. Sign up to have a circle of your own.',
  RESET_TOO_SOON: 'It was reset a short while ago. Please try again later.',
};

const fields: Record<string, string> = {
  required: 'Please fill this in.',
  too_small: 'Please fill this in.',
  too_big: 'That is too much.',
  too_long: 'That is too long.',
  invalid_type: 'Please fill this in.',
  invalid_format: 'Please check the format.',
  changed_meanwhile: 'Someone changed this in the meantime. Save again to replace it with yours.',
  phone_shape: 'Please enter a phone number.',
  not_in_demo: 'Not from the demo circle. Sign up to have a circle of your own.',
};

export const en: KitWords = {
  ui: enWords,
  justNow: 'Just now',
  minutesAgo: (count) => `${count}m ago`,
  hoursAgo: (count) => `${count}h ago`,
  daysAgo: (count) => `${count}d ago`,
  unreachable: 'No answer from the server. Please try again; it counts only once.',
  needsConnection: 'You’re offline. This needs a connection.',
  entryNeedsConnection: 'Needs a connection',
  formNeedsConnection:
    'You’re offline. You can send this when you have a connection. What you type stays here as long as this is open.',
  notKept:
    'This browser doesn’t store anything on this device. Leave the page open until everything is sent.',
  nothingKept: 'This browser doesn’t store anything for use offline. Everything else works.',
  refusedLater: (label, reason) => (label ? `Not saved: ${label}. ${reason}` : `Not saved. ${reason}`),
  refusal: refusalWords({
    plain: refusals,
    counted: {
      FULL: ({ most }) => `There can be at most ${most} of these.`,
      PLAN_FULL: ({ most, number }) =>
        `The plan of this circle has room for ${most} members; ${number} of ${most} are taken. An admin can change the plan.`,
    },
    other: 'That did not work. Nothing was changed.',
  }),
  field: (code) => fields[code] ?? 'Please check this.',
  failedTitle: 'This part isn’t working right now',
  failedText: 'The rest of CareCircle still works.',
};
