import type { CalendarEvent, CalendarEventType } from '@carecircle/contracts';
import { newRepeatDraft, repeatDraftOf, repeatOf, type RepeatDraft } from '../repeat/repeat-draft';

/**
 * What stands in the event form. `recipient` is undefined until somebody was chosen, null where the circle cares for nobody yet;
 * times are kept while All day is on, so that turning it off brings them back.
 */
export interface EventDraft {
  title: string;
  description: string;
  recipient: string | null | undefined;
  date: string | null;
  isAllDay: boolean;
  time: string | null;
  endTime: string | null;
  type: CalendarEventType;
  place: string;
  doctor: string;
  reminder: boolean;
  needsDriver: boolean;
  driverId: string | null;
  companionId: string | null;
  repeat: RepeatDraft;
}

/** What another screen puts into a new event: with whom, and the rest that it knows. */
export interface Suggestion {
  doctor: string;
  title: string;
  place: string;
  recipientId: string | null;
}

/** What a link to the calendar suggests; null where it names no doctor. */
export function suggestionIn(params: URLSearchParams): Suggestion | null {
  const doctor = params.get('doctor');
  if (doctor === null) return null;
  const [title, place] = [params.get('title') ?? '', params.get('place') ?? ''];
  return { doctor, title, place, recipientId: params.get('for') };
}

/** An empty form for a day, with the defaults of CAL-2; a circle that cares for one person means that one. */
export function newDraft(
  day: string,
  recipientIds: readonly string[],
  suggested: Suggestion | null = null,
): EventDraft {
  const known = recipientIds.find((id) => id === suggested?.recipientId);
  return {
    title: suggested?.title ?? '',
    description: '',
    recipient: known ?? onlyOne(recipientIds),
    date: day,
    isAllDay: false,
    time: null,
    endTime: null,
    type: suggested ? 'appointment' : 'other',
    place: suggested?.place ?? '',
    doctor: suggested?.doctor ?? '',
    reminder: true,
    needsDriver: false,
    driverId: null,
    companionId: null,
    repeat: newRepeatDraft,
  };
}

export function draftOf(event: CalendarEvent, recipientIds: readonly string[]): EventDraft {
  const { title, description, recipientId, date, time, endTime, type, place, doctor, reminder } = event;
  const { needsDriver, driverId, companionId } = event;
  return {
    ...{ title, description, date, time, endTime, type, place, doctor, reminder },
    ...{ needsDriver, driverId, companionId, repeat: repeatDraftOf(event) },
    recipient: recipientId ?? onlyOne(recipientIds),
    isAllDay: time === null,
  };
}

/** The draft with another beginning; an end that nobody has chosen goes along, 60 minutes behind (CAL-2). */
export function withTime(draft: EventDraft, time: string | null): EventDraft {
  const isSuggested = draft.time === null ? draft.endTime === null : draft.endTime === hourAfter(draft.time);
  return { ...draft, time, endTime: isSuggested ? hourAfter(time) : draft.endTime };
}

/** What the contract's schema checks: what has to be chosen and was not is missing, an empty date is null. */
export function inputOf({ recipient, isAllDay, repeat, ...fields }: EventDraft) {
  return {
    ...fields,
    recipientId: recipient,
    time: isAllDay ? null : (fields.time ?? undefined),
    endTime: isAllDay ? null : fields.endTime,
    repeat: repeatOf(repeat),
  };
}

function onlyOne(recipientIds: readonly string[]): string | null | undefined {
  return recipientIds.length > 1 ? undefined : (recipientIds[0] ?? null);
}

/** An hour later on the same day; null for none and for one after 23:00, whose hour ends on the next day. */
function hourAfter(time: string | null): string | null {
  if (time === null || time >= '23') return null;
  const hour = String(Number(time.slice(0, 2)) + 1).padStart(2, '0');
  return `${hour}${time.slice(2)}`;
}
