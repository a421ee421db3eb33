export { careLogPart } from './care-log.part';
export { readCareSteps, readHandOffNotes, type CareStep } from './read-care-steps';
