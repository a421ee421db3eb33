import { calendarImportLimits, type CalendarImport } from '@carecircle/contracts';
import { grouped } from '../../../records/grouped';
import { leftOutBy, LeftOut, type FileEvent } from './file-event';
import { eventsOfUid, newestBy } from './newest-events';
import type { ReadEvent } from './parse-calendar-file';
import { planRepeating } from './plan-changes';
import { planTimes, type PlannedTimes, type Zones } from './plan-event';
import { planSeries, type PlannedSeries } from './plan-series';
import { shortUid } from './short-uid';
import { isSameMoment, splitExtras } from './split-extras';

type Left = CalendarImport['left'][number];

/** An event of a file as it will stand in the calendar. */
export interface PlannedSingle {
  event: FileEvent;
  times: PlannedTimes;
}

/** A series of a file, with what is otherwise on single days of it. */
export interface PlannedRepeating {
  event: FileEvent;
  series: PlannedSeries;
  changed: (PlannedSingle & { ruleDay: string })[];
}

export interface ImportPlan {
  singles: PlannedSingle[];
  repeating: PlannedRepeating[];
  left: Left[];
}

/** What the events of a file are in the calendar. */
export function planImport(read: readonly ReadEvent[], zones: Zones): ImportPlan {
  const plan: ImportPlan = { singles: [], repeating: [], left: [] };
  const events = read.filter((one) => !isLeft(one)) as FileEvent[];
  for (const { title, left: reason, line, day } of read.filter(isLeft))
    plan.left.push({ title, reason, line, date: day });
  const planning = { plan, zones, mayList: listedRules() };
  for (const sameUid of grouped(events, ({ uid }) => uid).values()) planUid(planning, sameUid);
  return plan;
}

interface Planning {
  plan: ImportPlan;
  zones: Zones;
  mayList: () => void;
}

function listedRules(): () => void {
  let listed = 0;
  return () => {
    listed += 1;
    if (listed > calendarImportLimits.strangeRules) throw new LeftOut('too-many-rules');
  };
}

function planUid(planning: Planning, sameUid: readonly FileEvent[]): void {
  const mains = eventsOfUid(sameUid.filter(({ instead }) => !instead));
  const others = newestBy(
    sameUid.filter(({ instead }) => instead),
    ({ instead, isFollowing }) => `${instead?.day} ${instead?.time} ${instead?.zone} ${isFollowing}`,
  );
  const ofSeries = mains.find(({ rule, extra }) => rule !== null || extra.length > 0) ?? mains[0];
  for (const main of mains) planMain(planning, main, main === ofSeries ? others : []);
  // A file of changed occurrences alone: their series is elsewhere.
  if (mains.length === 0) for (const one of others) planMain(planning, ownOf(one), []);
}

const ownOf = (event: FileEvent): FileEvent => ({
  ...event,
  uid: shortUid(`${event.uid} ${event.instead?.day}`),
});

function planMain(planning: Planning, event: FileEvent, others: readonly FileEvent[]): void {
  const { plan, zones, mayList } = planning;
  const own: FileEvent[] = [];
  leaveOut(plan, event, () => {
    if (event.title === '') throw new LeftOut('no-title');
    const { main, own: extras } = splitExtras(event, zones);
    // What a file says of one of these times anew stands in its place.
    const isSaidAnew = ({ start }: FileEvent) =>
      others.some(({ instead }) => instead && isSameMoment(instead, start, main.start, zones));
    own.push(...extras.filter((one) => !isSaidAnew(one)));
    const isRepeating = main.rule !== null || main.extra.length > 0;
    if (!isRepeating && planTimes(main, zones).days === 1) {
      own.push(...others.map(ownOf));
      if (isSaidAnew(main)) return;
      plan.singles.push({ event: main, times: planTimes(main, zones) });
      return;
    }
    if (main.isCancelled) throw new LeftOut('cancelled');
    const found = planRepeating(main, others, planSeries(main, zones, mayList), zones);
    plan.repeating.push(...found.repeating);
    own.push(...found.own.map(ownOf));
  });
  for (const one of own) planMain(planning, one, []);
}

function leaveOut(plan: ImportPlan, { title, line, start }: FileEvent, add: () => void): void {
  try {
    add();
  } catch (error) {
    const { reason } = leftOutBy(error);
    plan.left.push({ title, reason, line, date: start.day });
  }
}

const isLeft = (one: ReadEvent): one is Extract<ReadEvent, { left: unknown }> => 'left' in one;
