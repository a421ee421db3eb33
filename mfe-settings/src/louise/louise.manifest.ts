import { defineFeature } from '@carecircle/remote-kit';

/** What Louise can answer of where something is set (LOU-2). */
export const louise = defineFeature({
  skills: [{ id: 'find-setting' }],
});
