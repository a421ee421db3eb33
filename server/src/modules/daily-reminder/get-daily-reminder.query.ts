import { streakOn, type Member } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { languageOf } from '../../access/person-rows';
import type { Reader } from '../../database/database';
import { dayIn, clockIn } from '../../records/circle-days';
import { defineQuery } from '../../spine/define-query';
import { daysOf, readLatestCheckIns, readPausedDays, readStreak } from '../check-ins';
import { listRecipientsOf } from '../circles';
import { readOpenAlerts } from '../emergency';
import { readUngivenDoses } from '../medications';
import { hasNewAchievement } from '../points';
import { countOverdueTasks } from '../tasks';
import { bandAndSeason } from './band-and-season';
import { chooseReminder } from './choose-reminder';
import { reminderWords } from './reminder-words';

/** For so long an achievement is new. */
const dayMs = 86_400_000;

/** The part of the day and the season are those of the first person cared for, or of the circle that cares for nobody yet. */
export const getDailyReminder = defineQuery(
  apiContract.care.getDailyReminder,
  async ({ db, circle, actor, now }) => {
    const recipients = await listRecipientsOf(db, circle.id);
    const { day, band, season } = bandAndSeason(recipients[0]?.timeZone ?? circle.timeZone, now);
    const latest = await readLatestCheckIns(db, actor, daysOf(recipients, now));
    const pausedDays = await readPausedDays(db, circle.id);
    const isInNeed = (id: string) =>
      latest.some(({ recipientId, status }) => recipientId === id && status === 'needs-help');
    const { missedCritical, late: lateDoses } = await readUngivenDoses(db, actor, now);
    const signals = {
      hasActiveAlert: await hasActiveAlert(db, actor),
      needingHelp: recipients.filter(({ id }) => isInNeed(id)).map(({ name }) => name),
      missedCritical,
      lateDoses,
      overdueTasks: await countOverdueTasks(db, actor, {
        day: dayIn(circle.timeZone, now),
        time: clockIn(circle.timeZone, now),
      }),
      streak: streakOn(await readStreak(db, actor, pausedDays), day, pausedDays).current,
      hasNewAchievement: await hasNewAchievement(db, actor, new Date(now.getTime() - dayMs)),
      band,
      season,
    };
    return chooseReminder(
      signals,
      reminderWords[await languageOf(db, actor.id)],
      `${actor.id} ${day} ${band}`,
    );
  },
);

async function hasActiveAlert(reader: Reader, actor: Member): Promise<boolean> {
  return (await readOpenAlerts(reader, actor)).some(({ status }) => status === 'active');
}
