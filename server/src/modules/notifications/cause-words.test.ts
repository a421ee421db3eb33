import {
  gatheredAs,
  notificationRules,
  scoredActions,
} from '@carecircle/contracts/notifications/notification-rules';
import en from '@carecircle/contracts/notifications/messages/en.json' with { type: 'json' };
import es from '@carecircle/contracts/notifications/messages/es.json' with { type: 'json' };
import fr from '@carecircle/contracts/notifications/messages/fr.json' with { type: 'json' };
import de from '@carecircle/contracts/notifications/messages/de.json' with { type: 'json' };
import italian from '@carecircle/contracts/notifications/messages/it.json' with { type: 'json' };
import pt from '@carecircle/contracts/notifications/messages/pt.json' with { type: 'json' };
import { expect, it } from 'vitest';

it.each(Object.entries({ en, es, fr, de, it: italian, pt }))(
  'NOTE-1 every cause has a title and a message in %s, and nothing is left over',
  (_locale, words) => {
    const keys = [
      ...Object.keys(notificationRules).flatMap((cause) => [`${cause}.title`, `${cause}.message`]),
      ...gatheredAs.map((name) => `${name}.many`),
      ...scoredActions.map((action) => `${action}.done`),
    ];
    expect(Object.keys(words).sort()).toEqual(keys.sort());
  },
);
