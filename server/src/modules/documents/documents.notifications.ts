import type { Document } from '@carecircle/contracts';
import type { NotificationFactsByRule } from '../../records/notification-facts';

export const documentsNotificationFacts = {
  'document-added': ({ actorId, payload: { document } }) => ({
    actorId,
    ...inVault(document),
    gathers: { as: 'documents' },
  }),
  'document-renewed': ({ actorId, payload: { document } }) => ({ actorId, ...inVault(document) }),
  'document-expiring': ({ payload: { document, ownerId } }) => ({
    actorId: null,
    personIds: [ownerId],
    ...inVault(document),
    values: { title: document.name, day: document.expiresOn ?? '' },
  }),
} satisfies Partial<NotificationFactsByRule>;

function inVault({ id, name }: Document) {
  return { relatedId: id, search: `?document=${id}`, values: { title: name } };
}
