import { propertiesNamed, type FileComponent } from './file-components';
import { LeftOut, type FileRule } from './file-event';

/** A rule whose end is still the text of the file. */
export interface NamedRule extends Omit<FileRule, 'until'> {
  until: string | null;
}

const weekday = /^(SU|MO|TU|WE|TH|FR|SA)$/;
const numbers = (most: number) => (text: string) =>
  /^[+-]?\d{1,3}$/.test(text) && Math.abs(Number(text)) <= most && Number(text) !== 0;
const clock = (most: number) => (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= most;

/** What each part of a rule may hold (RFC 5545, 3.3.10). */
const allowed: Readonly<Record<string, (text: string) => boolean>> = {
  FREQ: (text) => /^(SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(text),
  WKST: (text) => weekday.test(text),
  BYDAY: (text) => /^[+-]?(0?[1-9]|[1-4]\d|5[0-3])?(SU|MO|TU|WE|TH|FR|SA)$/.test(text),
  BYMONTHDAY: numbers(31),
  BYYEARDAY: numbers(366),
  BYWEEKNO: numbers(53),
  BYMONTH: (text) => /^\d{1,2}$/.test(text) && numbers(12)(text),
  BYSETPOS: numbers(366),
  BYHOUR: clock(23),
  BYMINUTE: clock(59),
  BYSECOND: clock(60),
  // Other calendars, and days that are moved to where there are any: only what says nothing new (RFC 7529).
  RSCALE: (text) => text === 'GREGORIAN',
  SKIP: (text) => text === 'OMIT',
};
const mostValues = 400;

/** How an event repeats; null when it does not. What the standard forbids is refused rather than guessed. */
export function ruleNamed(event: FileComponent): NamedRule | null {
  const rules = propertiesNamed(event, 'RRULE').filter(({ value }) => value.trim() !== '');
  const [rule] = rules;
  const strange = () => new LeftOut('strange-rule', rule?.number);
  if (rules.length > 1 || propertiesNamed(event, 'EXRULE').length > 0) throw strange();
  if (!rule) return null;
  const said = new Map<string, string>();
  for (const part of rule.value.replaceAll(/\s/g, '').toUpperCase().split(';')) {
    const [name = '', text = ''] = part.split('=');
    if (said.has(name)) throw strange();
    if (text !== '') said.set(name, text);
  }
  const [interval, count, until] = ['INTERVAL', 'COUNT', 'UNTIL'].map((name) => said.get(name) ?? null);
  for (const name of ['INTERVAL', 'COUNT', 'UNTIL']) said.delete(name);
  const isNumber = (text: string | null | undefined) => !text || /^0*[1-9]\d{0,9}$/.test(text);
  if (!said.has('FREQ') || !isNumber(interval) || !isNumber(count) || (count && until)) throw strange();
  const parts: Record<string, string[]> = {};
  for (const [name, text] of said) {
    const values = text.split(',').filter((value) => value !== '');
    if (values.length > mostValues || !values.every((value) => allowed[name]?.(value))) throw strange();
    if (!saysNothing(name, text))
      parts[name] = values.map((value) => value.replace(/^[+]?(-?)0*(?=\d)/, '$1'));
  }
  return {
    parts,
    interval: Number(interval ?? 1),
    count: count ? Number(count) : null,
    until: until ?? null,
  };
}

// Weeks begin on Monday unless a rule says otherwise.
const saysNothing = (name: string, text: string) =>
  name === 'RSCALE' || name === 'SKIP' || (name === 'WKST' && text === 'MO');
