import { randomUUID } from 'node:crypto';
import { dayName, dayNumber } from './day-number';

const digits = 4;

/** The id of a series: its last four digits are zero, for its occurrences name their day there. */
export function newSeriesId(): string {
  return seriesIdOf(randomUUID());
}

/** The series that an occurrence's id belongs to, or that an id chosen by a client stands for. */
export function seriesIdOf(id: string): string {
  return id.slice(0, -digits) + '0'.repeat(digits);
}

/** The id of the occurrence of a day of the rule: the same for everyone, before there is a row for it. */
export function occurrenceId(seriesId: string, ruleDay: string): string {
  return occurrenceIdOf(seriesId, dayNumber(ruleDay));
}

/** The same for a day number. */
export function occurrenceIdOf(seriesId: string, rule: number): string {
  return seriesId.slice(0, -digits) + rule.toString(16).padStart(digits, '0');
}

/** The day of the rule that an occurrence's id names. */
export function ruleDayOf(id: string): string {
  return dayName(Number.parseInt(id.slice(-digits), 16));
}
