export { careLogPart } from './care-log.part';
export { copiedCareLog } from './copied-care-log';
export { readCareSteps, readHandOffNotes, type CareStep } from './read-care-steps';
export { careLogNotificationFacts } from './care-log.notifications';
