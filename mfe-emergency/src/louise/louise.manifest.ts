import { defineFeature } from '@carecircle/remote-kit';

/** What Louise can answer of the emergency contacts (LOU-2). */
export const louise = defineFeature({
  skills: [{ id: 'emergency-contacts', action: 'contact:view' }],
});
