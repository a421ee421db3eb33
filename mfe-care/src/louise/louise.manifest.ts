import { defineFeature } from '@carecircle/remote-kit';

/** What Louise can answer and prepare with the records of care (LOU-2, LOU-3). */
export const louise = defineFeature({
  skills: [
    { id: 'due-doses', action: 'medication:view' },
    { id: 'appointments', action: 'event:view' },
    { id: 'open-tasks', action: 'task:view' },
    { id: 'latest-check-in', action: 'check-in:view' },
    { id: 'helping-today', action: 'care-log:view' },
    { id: 'taken-doses', action: 'medication:view' },
    { id: 'next-dose', action: 'medication:view' },
    { id: 'medication-list', action: 'medication:view' },
    { id: 'refills', action: 'medication:view' },
    { id: 'take-dose', action: 'medication:log' },
    { id: 'today-events', action: 'event:view' },
    { id: 'add-event', action: 'event:edit' },
    { id: 'my-tasks', action: 'task:view' },
    { id: 'overdue-tasks', action: 'task:view' },
    { id: 'add-task', action: 'task:edit' },
    { id: 'streak', action: 'check-in:add' },
    { id: 'members', action: 'circle:view' },
    { id: 'find-document', action: 'document:view' },
    { id: 'find-doctor', action: 'doctor:view' },
    { id: 'dose-contacts', action: 'doctor:view', purpose: 'dose-contacts' },
  ],
});
