import { billHistory } from './bill-history';
import { budgetHistory } from './budget-history';
import { calendarHistory } from './calendar-history';
import { careLogHistory } from './care-log-history';
import { chatFileHistory } from './chat-file-history';
import { chatHistory } from './chat-history';
import { checkInHistory } from './check-in-history';
import { demoClock, type DemoClock } from './demo-clock';
import { doctorHistory } from './doctor-history';
import { documentHistory } from './document-history';
import { emergencyHistory } from './emergency-history';
import { medicationHistory } from './medication-history';
import { demoPeople, type PersonKey } from './family';
import { photoHistory } from './photo-history';
import { pointsHistory } from './points-history';
import type { DemoStage, DemoStep } from './step';
import { taskHistory } from './task-history';
import { wearableHistory } from './wearable-history';

/** Days before `now` at which the circle was founded; every step lies after it. */
export const demoFoundedDaysAgo = 100;

/**
 * The demo circle's life up to the end of the day of `now`, as commands in the order they were given (ALL-4). Run by the real server with its clock set to
 * each step's moment, so that the data is what the product itself makes.
 */
export function demoHistory(stage: DemoStage): DemoStep[] {
  const clock = demoClock(stage.now);
  return [
    ...taskHistory(stage, clock),
    ...calendarHistory(stage, clock),
    ...chatHistory(stage, clock),
    ...chatFileHistory(stage, clock),
    ...checkInHistory(stage, clock),
    ...careLogHistory(stage, clock),
    ...medicationHistory(stage, clock),
    ...billHistory(stage, clock),
    ...budgetHistory(stage, clock),
    ...doctorHistory(stage, clock),
    ...documentHistory(stage, clock),
    ...emergencyHistory(stage, clock),
    ...photoHistory(stage, clock),
    ...wearableHistory(stage, clock),
    ...pointsHistory(clock),
    ...readNews(clock),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Everybody opened the bell the day before yesterday; what came since is news. */
function readNews(clock: DemoClock): DemoStep[] {
  return (Object.keys(demoPeople) as PersonKey[]).map((as) => ({
    at: clock.moment(-2, '22:00'),
    as,
    operation: 'notifications.readAllNotifications',
    input: {},
  }));
}
