import type { ReportStep } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { Reader } from '../../database/database';
import type { DaySteps } from '../../records/day-steps';
import { addDays } from '../../recurrence/day-number';
import { readCareSteps } from '../care-log';
import { readCheckInSteps } from '../check-ins';
import { readDoseSteps } from '../medications';
import { readCompletedSteps } from '../tasks';
import type { ReportAsked } from './read-report';
import { moodOf } from './read-wellness-section';
import { daysOf, stepDaysOf } from './report-range';

/** The course of a report: at most 400 points, whatever the range (REP-2). */
export async function readSteps(
  reader: Reader,
  { reader: member, recipient, range }: ReportAsked,
): Promise<{ stepDays: number; steps: ReportStep[] }> {
  const stepDays = stepDaysOf(range);
  const { timeZone } = recipient;
  const span: DaySteps = { ...range, circleId: member.circleId, recipientId: recipient.id, stepDays };
  const checkIns = can(member, 'check-in:view', recipient.id) ? await readCheckInSteps(reader, span) : [];
  const doses = can(member, 'medication:view', recipient.id) ? await readDoseSteps(reader, span) : [];
  const tasks = can(member, 'task:view') ? await readCompletedSteps(reader, { ...span, timeZone }) : [];
  const care = can(member, 'care-log:view', recipient.id) ? await readCareSteps(reader, span) : [];
  const steps = Array.from({ length: Math.ceil(daysOf(range) / stepDays) }, (_, step) => {
    const found = checkIns.find((each) => each.step === step);
    const minutes = care.filter((each) => each.step === step);
    return {
      day: addDays(range.from, step * stepDays),
      checkIns: found?.checkIns ?? null,
      mood: found ? moodOf(found) : null,
      adherence: doses.find((each) => each.step === step)?.adherence.percent ?? null,
      tasks: tasks.find((each) => each.step === step)?.completed ?? null,
      minutes: minutes.length === 0 ? null : minutes.reduce((sum, each) => sum + each.minutes, 0),
    };
  });
  return { stepDays, steps };
}
