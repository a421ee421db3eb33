import { defineFeature } from '@carecircle/remote-kit';

/** What Louise can answer of the messages (LOU-2). */
export const louise = defineFeature({
  skills: [{ id: 'unread-messages', action: 'message:view' }],
});
