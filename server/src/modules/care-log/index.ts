export { careLogPart } from './care-log.part';
