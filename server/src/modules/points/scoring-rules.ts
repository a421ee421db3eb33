import { pointsFor, type DomainEvent, type EventType } from '@carecircle/contracts';
import { weekdayAndHour } from '../../records/circle-days';

/** What a member did, as rules see it. */
export interface ScoredAction {
  memberId: string;
  /** The record that it was done with: undoing that takes the points back. */
  subjectId: string;
  /** The day on which it counts once; null where each counts. */
  day: string | null;
  traits: string[];
}

/** What earns points. Another one is another line of `scoringRules`. */
export interface ScoringRule {
  event: EventType;
  points: number;
  /** Who did what; null where nobody earns by this event. */
  actionOf(event: DomainEvent, timeZone: string): ScoredAction | null;
  /** The event that takes the points back, and the record that it undoes. */
  undoneBy?: { event: EventType; subjectOf(event: DomainEvent): string };
}

interface RuleFacts<T extends EventType, Undo extends EventType> {
  points: number;
  actionOf: (event: DomainEvent<T>, timeZone: string) => ScoredAction | null;
  undoneBy?: { event: Undo; subjectOf: (event: DomainEvent<Undo>) => string };
}

/** Types a rule by its event, and by the one that undoes it. */
function rule<T extends EventType, Undo extends EventType = EventType>(
  event: T,
  facts: RuleFacts<T, Undo>,
): ScoringRule {
  return { event, ...facts } as unknown as ScoringRule;
}

/** Everything that earns points (section 9). Rewards of the game itself are kept in the same ledger by their own events. */
export const scoringRules: readonly ScoringRule[] = [
  rule('task.completed', {
    points: pointsFor['task.completed'],
    actionOf: ({ payload: { task }, occurredAt }, timeZone) => {
      const { id, completedBy, createdBy } = task;
      if (completedBy === null) return null;
      const { isWeekend, hour } = weekdayAndHour(timeZone, new Date(occurredAt));
      const traits = [
        ...(createdBy === completedBy ? [] : ['for-another']),
        ...(isWeekend ? ['weekend'] : []),
        ...(hour >= 21 ? ['late'] : []),
      ];
      return { memberId: completedBy, subjectId: id, day: null, traits };
    },
    undoneBy: { event: 'task.reopened', subjectOf: ({ payload: { task } }) => task.id },
  }),
  rule('check-in.added', {
    points: pointsFor['check-in.added'],
    actionOf: ({ payload: { checkIn }, occurredAt }, timeZone) => {
      const { id, checkedBy, overLinkBy, day } = checkIn;
      if (overLinkBy !== null) return null;
      const { hour } = weekdayAndHour(timeZone, new Date(occurredAt));
      return { memberId: checkedBy, subjectId: id, day, traits: hour < 9 ? ['early'] : [] };
    },
  }),
  rule('dose.taken', {
    points: pointsFor['dose.taken'],
    actionOf: ({ payload: { dose } }) =>
      dose.loggedBy === null ? null : { memberId: dose.loggedBy, subjectId: dose.id, day: null, traits: [] },
    undoneBy: { event: 'dose.undone', subjectOf: ({ payload: { dose } }) => dose.id },
  }),
];
