import { calendarImportLimits, type CalendarImport } from '@carecircle/contracts';
import { LeftOut, type FileEvent } from './file-event';
import type { ReadEvent } from './parse-calendar-file';
import { planTimes, type PlannedTimes, type Zones } from './plan-event';
import { planSeries, ruleDayOfTime, type PlannedSeries } from './plan-series';

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

/** What the events of a file are in the calendar; each UID once, as RFC 5545 has it. */
export function planImport(read: readonly ReadEvent[], zones: Zones): ImportPlan {
  const plan: ImportPlan = { singles: [], repeating: [], left: [] };
  const events = read.filter((one) => !isLeft(one)) as FileEvent[];
  plan.left.push(...read.filter(isLeft).map(({ title, left: reason }) => ({ title, reason })));
  let strange = 0;
  for (const [uid, sameUid] of groupByUid(events)) {
    const main = sameUid.findLast(({ instead }) => !instead);
    const others = sameUid.filter(({ instead }) => instead);
    if (!main) {
      // A file of one changed occurrence: its series is elsewhere.
      for (const one of others)
        addTo(plan, one.title, () => addSingle(plan, { ...one, uid: `${uid} ${one.instead?.day}` }, zones));
      continue;
    }
    addTo(plan, main.title, () => {
      requireTitle(main);
      const isRepeating = main.rule !== null || main.extra.length > 0;
      if (!isRepeating && planTimes(main, zones).days === 1) return addSingle(plan, main, zones);
      if (main.isCancelled) throw new LeftOut('cancelled');
      const series = planSeries(main, zones);
      strange += series.isListed ? 1 : 0;
      if (strange > calendarImportLimits.strangeRules) throw new LeftOut('strange-rule');
      plan.repeating.push({ event: main, series, changed: changedOf(others, main, series, zones) });
    });
  }
  return plan;
}

function addTo(plan: ImportPlan, title: string, add: () => void): void {
  try {
    add();
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error;
    plan.left.push({ title, reason: error.reason });
  }
}

function requireTitle({ title }: FileEvent): void {
  if (title === '') throw new LeftOut('no-title');
}

function addSingle(plan: ImportPlan, event: FileEvent, zones: Zones): void {
  requireTitle(event);
  plan.singles.push({ event, times: planTimes(event, zones) });
}

function changedOf(others: FileEvent[], main: FileEvent, series: PlannedSeries, zones: Zones) {
  const byDay = new Map<string, PlannedSingle & { ruleDay: string }>();
  for (const event of others) {
    const ruleDay = event.instead && ruleDayOfTime(event.instead, main.start, series);
    if (!ruleDay || series.excepted.includes(ruleDay)) continue;
    const titled = { ...event, title: event.title || main.title };
    byDay.set(ruleDay, { event: titled, times: planTimes(titled, zones), ruleDay });
  }
  return [...byDay.values()];
}

const isLeft = (one: ReadEvent): one is Extract<ReadEvent, { left: unknown }> => 'left' in one;

function groupByUid(events: readonly FileEvent[]): Map<string, FileEvent[]> {
  const groups = new Map<string, FileEvent[]>();
  for (const event of events) {
    const group = groups.get(event.uid);
    if (group) group.push(event);
    else groups.set(event.uid, [event]);
  }
  return groups;
}
