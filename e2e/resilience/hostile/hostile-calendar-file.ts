import { hostileTexts } from './hostile-texts';

/** What an event of the file comes to: it is added, added with a difference, or left out. */
const spans = [
  ['20990105T100000Z', '20990105T110000Z'],
  ['20990106T100000Z', '20990108T110000Z'],
  ['08000101T100000Z', '08000101T110000Z'],
] as const;

/** An iCalendar file in which each hostile text stands in title, description, place and address of an event. */
export function hostileCalendarFile(): string {
  const events = hostileTexts.map((text, index) => {
    const [start, end] = spans[index % spans.length] ?? spans[0];
    const value = escaped(text);
    return [
      ...['BEGIN:VEVENT', `UID:hostile-${index}`, `DTSTART:${start}`, `DTEND:${end}`],
      ...[`SUMMARY:${value}`, `DESCRIPTION:${value}`, `LOCATION:${value}`, `URL:${value}`],
      ...[`ATTACH:${value}`, `ORGANIZER;CN="x":${value}`, 'END:VEVENT'],
    ].join('\r\n');
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x', ...events, 'END:VCALENDAR', ''].join('\r\n');
}

/** A text as a value of a calendar (RFC 5545, 3.3.11) or of a business card (RFC 6350, 3.4). */
export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}
