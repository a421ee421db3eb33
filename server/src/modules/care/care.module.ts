import { defineModule } from '../../spine/define-module';
import { calendarPart } from '../calendar';
import { careLogPart } from '../care-log';
import { checkInsPart } from '../check-ins';
import { dailyReminderPart } from '../daily-reminder';
import { askForHelp, helpPart, readOpenHelp } from '../help';
import { medicationsPart } from '../medications';
import { tasksPart } from '../tasks';

const checkIns = checkInsPart(askForHelp);

/** The area of care, put together from the modules that each do a part of it. */
export const careModule = defineModule({
  name: 'care',
  operations: {
    ...tasksPart.operations,
    ...calendarPart.operations,
    ...checkIns.operations,
    ...helpPart.operations,
    ...medicationsPart.operations,
    ...careLogPart.operations,
    ...dailyReminderPart.operations,
  },
  reactions: [
    ...tasksPart.reactions,
    ...calendarPart.reactions,
    ...checkIns.reactions,
    ...medicationsPart.reactions,
    ...careLogPart.reactions,
  ],
  jobs: [...tasksPart.jobs, ...checkIns.jobs, ...medicationsPart.jobs],
  stateSeeds: async ({ db, actor, now }) => ({ 'help.open': await readOpenHelp(db, actor, now) }),
});
