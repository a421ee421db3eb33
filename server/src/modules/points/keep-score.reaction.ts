import type { DomainEvent, EventType } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { periodOf } from '../../records/circle-days';
import type { ReactionContext } from '../../spine/context';
import { defineReaction } from '../../spine/reactions/define-reaction';
import { scoringRules, type ScoringRule } from './scoring-rules';
import { closeWeek } from './close-week.job';
import { addLine, followAction, type Player } from './award-points';
import { pointsLedger } from './points.tables';
import { readMemberPoints } from './read-member-points';
import { isTold } from './taking-part';
import { weekJobKey, weekJobTime } from './week-job';

const eventTypes: EventType[] = scoringRules.flatMap(({ event, undoneBy }) =>
  undoneBy ? [event, undoneBy.event] : [event],
);

const oldestOpenWeekMs = 7 * 86_400_000;

/**
 * Whoever does something that counts earns its points, and what follows from it in the same transaction: completed
 * challenges, unlocked achievements (GAME-1 to GAME-3). Of who does not take part all is kept and nothing told.
 */
export const keepScore = defineReaction({
  name: 'points.keep-score',
  on: eventTypes,
  async react(unit) {
    const event: DomainEvent = unit.event;
    for (const rule of scoringRules) {
      if (rule.event === event.type) await award(unit, event, rule);
      if (rule.undoneBy?.event === event.type) await takeBack(unit, rule, rule.undoneBy.subjectOf(event));
    }
  },
});

type Unit = ReactionContext<EventType>;

async function award(unit: Unit, event: DomainEvent, { actionOf, points }: ScoringRule): Promise<void> {
  const { tx, now, record } = unit;
  const circle = await readCircle(unit);
  const action = actionOf(event, circle.timeZone);
  if (!action) return;
  const { memberId, ...facts } = action;
  const line = { circleId: circle.id, causeEventId: event.id, cause: event.type, awardedAt: now };
  const outcome = await addLine(tx, { ...line, memberId, ...facts, points });
  if (outcome === 'known') return;
  const player: Player = { circle, memberId, isTold: await isTold(tx, circle.id, memberId) };
  if (player.isTold && outcome === 'added') {
    const member = await readMemberPoints(tx, circle.id, memberId);
    await record('points.awarded', { points, causeEventId: event.id, cause: event.type, member });
  }
  await followAction(unit, player);
  await planClosing(unit, circle);
}

/** The points go, achievements and challenges that were reached with them stay. */
async function takeBack(unit: Unit, { event }: ScoringRule, subjectId: string): Promise<void> {
  const { tx, record } = unit;
  const circle = await readCircle(unit);
  const gone = await tx
    .delete(pointsLedger)
    .where(
      and(
        eq(pointsLedger.circleId, circle.id),
        eq(pointsLedger.cause, event),
        eq(pointsLedger.subjectId, subjectId),
      ),
    )
    .returning();
  for (const { memberId, points } of gone) {
    if (!(await isTold(tx, circle.id, memberId))) continue;
    const member = await readMemberPoints(tx, circle.id, memberId);
    await record('points.taken-back', { points, member });
  }
}

/** The week of an action is closed once it is over. Long past ones, of a log that is read anew, stay as they are. */
async function planClosing({ now, schedule, services }: Unit, circle: Player['circle']): Promise<void> {
  const week = periodOf('weekly', circle.timeZone, now);
  if (week.endsAt.getTime() < services.clock.now().getTime() - oldestOpenWeekMs) return;
  const payload = { circleId: circle.id, week: week.start };
  await schedule(closeWeek, payload, weekJobTime(week), { key: weekJobKey(payload) });
}

async function readCircle({ tx, circleId }: Unit): Promise<Player['circle']> {
  const [circle] = await tx
    .select({ id: circles.id, timeZone: circles.timeZone })
    .from(circles)
    .where(eq(circles.id, circleId ?? ''));
  if (!circle) throw new Error(`Circle ${circleId} has a log but no row.`);
  return circle;
}
