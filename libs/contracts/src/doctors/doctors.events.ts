import { circleEvent, ChangedFields } from '../events/domain-event';
import { Id } from '../primitives';
import { Doctor } from './doctor';

export const doctorsEvents = {
  /** A doctor was added by hand or from a file of business cards. */
  'doctor.added': circleEvent('doctor:view', { doctor: Doctor }),
  /** A doctor was copied from the directory (DOC-2). */
  'doctor.copied': circleEvent('doctor:view', { doctor: Doctor }),
  /** Fields of a doctor were edited; `changed` names them. */
  'doctor.edited': circleEvent('doctor:view', { doctor: Doctor, changed: ChangedFields }),
  /** A doctor was hidden. */
  'doctor.deleted': circleEvent('doctor:view', { doctorId: Id }),
  /** A hidden doctor came back. */
  'doctor.restored': circleEvent('doctor:view', { doctor: Doctor }),
};
