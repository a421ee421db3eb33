import type { NotificationFactsByRule } from '../../records/notification-facts';
import { preview } from '../../records/preview';

export const careLogNotificationFacts = {
  'hand-off-important': ({ actorId, payload: { note, toldIds } }) =>
    note.isImportant
      ? {
          actorId,
          personIds: toldIds,
          aboutId: note.recipientId,
          search: `?for=${note.recipientId}`,
          relatedId: note.id,
          values: { preview: preview(note.text) },
        }
      : null,
} satisfies Partial<NotificationFactsByRule>;
