import { refuse, type Refusal } from '../../../refuse';

const messages = {
  not_a_calendar: 'This is no calendar file.',
  broken_file: 'The file is damaged or cut off.',
  too_many_events: 'The file has too many events.',
  too_much_in_file: 'The file describes more zones, dates or parts than can be read.',
  others_are_read: 'Other calendar files are being read.',
  takes_too_long: 'It takes too long to read the file.',
} as const;

export type FileFault = keyof typeof messages;

/** Refuses a calendar file at its field. */
export function refuseFile(code: FileFault): Refusal {
  return refuse('INVALID_INPUT', { message: messages[code], fields: [{ path: 'file', code }] });
}
