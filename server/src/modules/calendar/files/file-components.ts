import { calendarImportLimits } from '@carecircle/contracts';
import { contentLine, unfoldedLines, type ContentLine, type FileLine } from './content-lines';
import { refuseFile } from './refuse-file';

/** A part of a calendar file between `BEGIN:<name>` and `END:<name>`. */
export interface FileComponent {
  name: string;
  /** Line on which it begins. */
  number: number;
  properties: ContentLine[];
  parts: FileComponent[];
  /** The first of its lines that cannot be read. */
  brokenLine: number | null;
}

/** The calendars of a file; refuses at the field what is none, is damaged, or is more than can be read, before anything is read. */
export function calendarsOf(text: string): FileComponent[] {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  if (!/^BEGIN:VCALENDAR\s*[\r\n]/i.test(body)) throw refuseFile('not_a_calendar');
  const lines = unfoldedLines(body);
  requireCountable(lines);
  const file: FileComponent = newComponent('', 0);
  const open = [file];
  for (const line of lines) {
    const [, edge, name = ''] = /^\s*(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(line.text) ?? [];
    const inside = open.at(-1) ?? file;
    if (edge?.toUpperCase() === 'BEGIN') {
      const component = newComponent(name.toUpperCase(), line.number);
      inside.parts.push(component);
      open.push(component);
    } else if (edge) close(open, name.toUpperCase());
    else addLine(inside, line);
  }
  if (open.length > 1) throw refuseFile('broken_file');
  return file.parts.filter(({ name }) => name === 'VCALENDAR');
}

export const partsNamed = ({ parts }: FileComponent, name: string) =>
  parts.filter((part) => part.name === name);

export const propertiesNamed = ({ properties }: FileComponent, name: string) =>
  properties.filter((property) => property.name === name);

/** The text of a property; empty where there is none. */
export const valueOf = (component: FileComponent, name: string) =>
  component.properties.find((property) => property.name === name)?.value.trim() ?? '';

function newComponent(name: string, number: number): FileComponent {
  return { name, number, properties: [], parts: [], brokenLine: null };
}

function addLine(component: FileComponent, line: FileLine): void {
  const read = contentLine(line);
  if (read) component.properties.push(read);
  else component.brokenLine ??= line.number;
}

function close(open: FileComponent[], name: string): void {
  const at = open.findLastIndex((component) => component.name === name);
  if (at > 0) open.length = at;
}

/** What is counted, by the beginning of its lines; of dates each value. */
const counted = {
  events: /^\s*BEGIN\s*:\s*VEVENT/i,
  parts: /^\s*BEGIN\s*:/i,
  zones: /^\s*BEGIN\s*:\s*VTIMEZONE/i,
  clocks: /^\s*BEGIN\s*:\s*(STANDARD|DAYLIGHT)/i,
  dates: /^\s*(EXDATE|RDATE)\s*[;:]/i,
} as const;

function requireCountable(lines: readonly FileLine[]): void {
  const counts = { events: 0, parts: 0, zones: 0, clocks: 0, dates: 0 };
  for (const { text } of lines)
    for (const kind of Object.keys(counted) as (keyof typeof counted)[])
      if (counted[kind].test(text)) counts[kind] += kind === 'dates' ? text.split(',').length : 1;
  if (counts.events > calendarImportLimits.events) throw refuseFile('too_many_events');
  const { inFile } = calendarImportLimits;
  if ((Object.keys(inFile) as (keyof typeof inFile)[]).some((kind) => counts[kind] > inFile[kind]))
    throw refuseFile('too_much_in_file');
}
