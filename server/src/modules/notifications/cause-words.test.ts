import { notificationCauses } from '@carecircle/contracts';
import en from '@carecircle/contracts/notifications/messages/en.json' with { type: 'json' };
import es from '@carecircle/contracts/notifications/messages/es.json' with { type: 'json' };
import { expect, it } from 'vitest';

it.each(Object.entries({ en, es }))(
  'NOTE-1 every cause has a title and a message in %s, and nothing is left over',
  (_locale, words) => {
    const keys = Object.keys(notificationCauses).flatMap((cause) => [`${cause}.title`, `${cause}.message`]);
    expect(Object.keys(words).sort()).toEqual(keys.sort());
  },
);
