import { defineFeature } from '@carecircle/remote-kit';

/** What Louise can answer of the bills (LOU-2). */
export const louise = defineFeature({
  skills: [{ id: 'bills-due', action: 'bill:view' }],
});
