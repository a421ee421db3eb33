import { onOtherWall } from '../feeds/wall-to-file';
import type { FileEvent, FileTime, FurtherTime } from './file-event';
import { minutesOf, planTimes, type Zones } from './plan-event';
import { shortUid } from './short-uid';

/**
 * Takes from an event those of its further times that its series cannot say: at another time of the day or of another length, and all
 * beside a rule. Each becomes an event of its own.
 */
export function splitExtras(event: FileEvent, zones: Zones): { main: FileEvent; own: FileEvent[] } {
  const isExcepted = (time: FileTime) =>
    event.excepted.some((excepted) => isSameMoment(excepted, time, event.start, zones));
  const isPlain = (time: FurtherTime) =>
    event.rule === null && time.minutes === null && timeOnWall(time, event.start, zones) === event.start.time;
  const own = event.extra.filter((time) => !isPlain(time) && !isExcepted(time));
  return {
    main: { ...event, extra: event.extra.filter(isPlain) },
    own: own.map((time) => ownEvent(event, time, zones)),
  };
}

function ownEvent(event: FileEvent, { day, time, zone, minutes }: FurtherTime, zones: Zones): FileEvent {
  const isDayOfTimed = time === null && event.start.time !== null;
  const start = isDayOfTimed ? { ...event.start, day } : { day, time, zone };
  const length = event.start.time === null ? planTimes(event, zones).days * 24 * 60 : minutesOf(event, zones);
  return {
    ...event,
    ...{ start, end: null, durationMinutes: minutes ?? length, rule: null, extra: [], excepted: [] },
    uid: shortUid(`${event.uid} ${day} ${time}`),
  };
}

/** What the wall of an event shows at another time of its file. */
function timeOnWall({ day, time, zone }: FileTime, start: FileTime, zones: Zones): string | null {
  if (time === null || start.time === null) return start.time;
  const wall = start.zone ?? zones.recipient;
  return onOtherWall({ day, time }, zone ?? wall, wall).time;
}

/** Whether two times of a file are the same; a whole day is any time of it. */
export function isSameMoment(one: FileTime, other: FileTime, start: FileTime, zones: Zones): boolean {
  if (one.time === null || other.time === null) return one.day === other.day;
  const own = start.zone ?? zones.recipient;
  const onWall = ({ day, time, zone }: FileTime) => {
    const shown = onOtherWall({ day, time: time ?? '00:00' }, zone ?? own, own);
    return `${shown.day} ${shown.time}`;
  };
  return onWall(one) === onWall(other);
}
