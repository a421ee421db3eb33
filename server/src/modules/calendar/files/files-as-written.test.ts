import { describe, expect, it } from 'vitest';
import { parseCalendarFile } from './parse-calendar-file';
import { planImport } from './plan-import';

const zones = { circle: 'America/New_York', recipient: 'America/New_York' };
const planOf = (file: string) => planImport(parseCalendarFile(file, [zones.recipient, zones.circle]), zones);
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:Physio', ...lines, 'END:VEVENT'].join('\r\n');
const one = (...lines: string[]) => calendar(event('UID:1', ...lines));

/** What a file comes to: `date time title` of each, series with their days or their rule. */
function shown(file: string): string[] {
  const { singles, repeating, left } = planOf(file);
  return [
    ...singles.map(({ event: { title }, times: { date, time } }) => `${date} ${time ?? ''} ${title}`),
    ...repeating.map(({ event: { title }, series: { schedule: at }, changed }) => {
      const { repeat, days } = at;
      const rule = repeat
        ? `${repeat.frequency} ${repeat.weekdays.join(',')} ${repeat.count ?? ''} to ${at.lastDate}`
        : (days ?? []).join(' ');
      const others = changed.map(({ ruleDay, times: { date, time } }) => `${ruleDay}=>${date} ${time}`);
      return `${at.startDate} ${at.time ?? ''} ${at.timeZone} ${title}: ${rule} ${others.join(' ')}`.trim();
    }),
    ...left.map(({ title, reason, line, date }) => `left ${title} ${reason} ${line} ${date ?? ''}`.trim()),
  ];
}

describe('files as the world writes them', () => {
  it.each([
    ['a day without VALUE=DATE', ['DTSTART:20260715'], '2026-07-15  Physio'],
    ['an empty rule', ['DTSTART:20260715T100000', 'RRULE:'], '2026-07-15 10:00 Physio'],
    [
      'spaces among weekdays',
      ['DTSTART:20260713T100000', 'RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=MO, WE'],
      '2026-07-13 10:00 America/New_York Physio: weekly MO,WE 4 to 2026-07-22',
    ],
    [
      'small letters',
      ['dtstart;tzid=America/Chicago:20260713t100000', 'rrule:freq=weekly;count=2;byday=mo'],
      '2026-07-13 10:00 America/Chicago Physio: weekly MO 2 to 2026-07-20',
    ],
    ['dashes and colons', ['DTSTART:2026-07-15T10:00:00Z'], '2026-07-15 06:00 Physio'],
    ['no seconds', ['DTSTART:20260715T1000'], '2026-07-15 10:00 Physio'],
    [
      'a whole day of Outlook',
      ['DTSTART;TZID=Eastern Standard Time:20260715T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
      '2026-07-15  Physio',
    ],
  ])('CAL-4 %s', (_what, lines, expected) => {
    expect(shown(one(...lines))).toEqual([expected]);
  });

  it('CAL-4 a line without a colon costs its event and no other, and is named', () => {
    const broken = event('UID:1', 'DTSTART:20260715T100000', 'DESCRIPTION:Bring the card', 'and the list');
    expect(shown(calendar(broken, event('UID:2', 'DTSTART:20260716T100000')))).toEqual([
      '2026-07-16 10:00 Physio',
      'left Physio damaged 8 2026-07-15',
    ]);
  });

  it('CAL-4 names in six alphabets, escaped marks and folds within a letter stay as they are meant', () => {
    const file = one(
      'DTSTART:20260715T100000',
      String.raw`LOCATION:Café\; 2nd floor\, left\nring at "Núñez" C:\\house`,
    ).replace('SUMMARY:Physio', 'SUMMARY;LANGUAGE=de;ALTREP="http://x/y:z":Kranken\r\n gymnastik: Füße');
    const [single] = planOf(file).singles;
    expect(single?.event).toMatchObject({
      title: 'Krankengymnastik: Füße',
      place: 'Café; 2nd floor, left\nring at "Núñez" C:\\house',
    });
  });

  it('CAL-4 times without a zone are those of the zone that the file is in', () => {
    const file = calendar('X-WR-TIMEZONE:Europe/Berlin', event('UID:1', 'DTSTART:20260715T160000'));
    expect(shown(file)).toEqual(['2026-07-15 10:00 Physio']);
  });
});

const vtimezone = (tzid: string, ...clocks: string[]) =>
  ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...clocks, 'END:VTIMEZONE'].join('\r\n');
const clock = (kind: 'STANDARD' | 'DAYLIGHT', from: string, to: string, ...lines: string[]) =>
  [`BEGIN:${kind}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...lines, `END:${kind}`].join('\r\n');
const northAmerica = [
  clock('STANDARD', '-0400', '-0500', 'DTSTART:16011104T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
  clock('DAYLIGHT', '-0500', '-0400', 'DTSTART:16010311T020000', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'),
];

describe('zones of files', () => {
  const inZone = (name: string, ...described: string[]) =>
    shown(calendar(...described, event('UID:1', `DTSTART;TZID=${name}:20260715T100000`)));

  it.each([
    ['Eastern Standard Time', '10:00'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '10:00'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '10:00'],
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', '04:00'],
    ['W. Europe Standard Time', '04:00'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', '04:00'],
    ['tzone://Microsoft/Utc', '06:00'],
  ])('CAL-4 %s is known without being described', (name, time) => {
    expect(inZone(name)).toEqual([`2026-07-15 ${time} Physio`]);
  });

  it('CAL-4 one that is neither known nor described is named, and never guessed', () => {
    expect(inZone('Customized Time Zone')).toEqual(['left Physio unknown-zone 6 2026-07-15']);
  });

  it('CAL-4 one of a name of its own is found by all changes of its clocks', () => {
    expect(inZone('Customized Time Zone', vtimezone('Customized Time Zone', ...northAmerica))).toEqual([
      '2026-07-15 10:00 Physio',
    ]);
    const central = northAmerica.map((part) =>
      part.replace(/-0500/g, '-0600').replace(/-0400/g, '-0500').replace('TO:-0600', 'TO:-0600'),
    );
    expect(inZone('Eastern Time', vtimezone('Eastern Time', ...central))).toEqual([
      '2026-07-15 11:00 Physio',
    ]);
  });

  it('CAL-4 one of two eras, and one of single dates, is what it was on the days of the file', () => {
    const eras = vtimezone(
      'Ours',
      clock(
        'DAYLIGHT',
        ...(['-0500', '-0400', 'DTSTART:19870405T020000'] as const),
        'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z',
      ),
      clock(
        'STANDARD',
        ...(['-0400', '-0500', 'DTSTART:19671029T020000'] as const),
        'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z',
      ),
      clock('DAYLIGHT', '-0500', '-0400', 'DTSTART:20070311T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'),
      clock(
        'STANDARD',
        '-0400',
        '-0500',
        'DTSTART:20071104T020000',
        'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      ),
    );
    expect(inZone('Ours', eras)).toEqual(['2026-07-15 10:00 Physio']);
    const dates = vtimezone(
      'Dated',
      clock('STANDARD', '-0400', '-0500', 'DTSTART:20251102T020000', 'RDATE:20261101T020000'),
      clock('DAYLIGHT', '-0500', '-0400', 'DTSTART:20260308T020000'),
    );
    expect(inZone('Dated', dates)).toEqual(['2026-07-15 10:00 Physio']);
  });

  it('CAL-4 one whose clocks no zone has is refused: winter time all year is not Bogotá in a year with summer', () => {
    const strange = vtimezone(
      'Eastern Time',
      clock('STANDARD', '-0400', '-0500', 'DTSTART:20251102T020000', 'RDATE:20261101T020000'),
      clock('DAYLIGHT', '-0500', '-0400', 'DTSTART:20260309T020000', 'RRULE:FREQ=YEARLY;BYEASTER=1'),
    );
    expect(inZone('Eastern Time', strange)).toEqual(['left Physio unknown-zone 21 2026-07-15']);
    const aWeekLate = northAmerica.map((part) => part.replace('2SU', '3SU'));
    expect(inZone('Eastern Time', vtimezone('Eastern Time', ...aWeekLate))[0]).toContain('unknown-zone');
  });
});

describe('several events with one UID', () => {
  const same = (...events: string[][]) => shown(calendar(...events.map((lines) => event('UID:1', ...lines))));

  it('CAL-4 the one that was changed most is meant, wherever it stands', () => {
    expect(
      same(['DTSTART:20260716T110000', 'SEQUENCE:2'], ['DTSTART:20260715T100000', 'SEQUENCE:1']),
    ).toEqual(['2026-07-16 11:00 Physio']);
    expect(
      same(
        ['DTSTART:20260716T110000', 'LAST-MODIFIED:20260702T100000Z'],
        ['DTSTART:20260715T100000', 'LAST-MODIFIED:20260701T100000Z'],
      ),
    ).toEqual(['2026-07-16 11:00 Physio']);
  });

  it('CAL-4 two different ones both live', () => {
    const other = event('UID:1', 'DTSTART:20260716T110000').replace('Physio', 'Choir');
    const file = calendar(event('UID:1', 'DTSTART:20260715T100000'), other);
    expect(shown(file)).toEqual(['2026-07-15 10:00 Physio', '2026-07-16 11:00 Choir']);
    expect(new Set(planOf(file).singles.map(({ event: { uid } }) => uid)).size).toBe(2);
  });
});

describe('series of files', () => {
  it('CAL-4 a moved time of several days moves all its days', () => {
    const series = event(...['UID:1', 'DTSTART:20260706', 'DTEND:20260709', 'RRULE:FREQ=MONTHLY;COUNT=2']);
    const moved = event('UID:1', 'RECURRENCE-ID:20260806', 'DTSTART:20260810', 'DTEND:20260813');
    expect(shown(calendar(series, moved))).toEqual([
      '2026-07-06  America/New_York Physio: 2026-07-06 2026-07-07 2026-07-08',
      '2026-08-10  America/New_York Physio: daily  3 to 2026-08-12',
    ]);
  });

  it('CAL-4 a further time keeps its own time of the day and its own length', () => {
    expect(
      shown(one('DTSTART:20260706T100000', 'RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE:20260708T153000')),
    ).toEqual([
      '2026-07-08 15:30 Physio',
      '2026-07-06 10:00 America/New_York Physio: weekly MO 2 to 2026-07-13',
    ]);
    const period = planOf(one('DTSTART:20260706T100000', 'RDATE;VALUE=PERIOD:20260708T153000/PT2H')).singles;
    expect(period.map(({ times: { time, endTime } }) => `${time} ${endTime}`)).toContain('15:30 17:30');
  });

  it('CAL-4 a change of a time and all that follow holds for them', () => {
    const series = event('UID:1', 'DTSTART:20260706T100000', 'RRULE:FREQ=WEEKLY', 'EXDATE:20260803T100000');
    const later = event(
      'UID:1',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20260720T100000',
      'DTSTART:20260720T140000',
    );
    const { repeating } = planOf(calendar(series, later));
    expect(
      repeating.map(({ series: { schedule, excepted } }) => [
        ...[schedule.firstDate, schedule.lastDate, schedule.time, excepted.join()],
      ]),
    ).toEqual([
      ['2026-07-06', '2026-07-13', '10:00', ''],
      ['2026-07-20', null, '14:00', '2026-08-03'],
    ]);
    const moved = later.replace('DTSTART:20260720', 'DTSTART:20260721');
    const shifted = planOf(calendar(series.replace('WEEKLY', 'WEEKLY;COUNT=4'), moved)).repeating[1]?.series;
    expect(shifted?.schedule.days).toEqual(['2026-07-21', '2026-07-28']);
  });

  it.each([
    'FREQ=MONTHLY;RSCALE=CHINESE',
    'FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=FORWARD',
    'FREQ=DAILY;COUNT=5;UNTIL=20260720T000000Z',
    'FREQ=DAILY;COUNT=-1',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=FORTNIGHTLY',
    'FREQ=WEEKLY;BYDAY=XX',
    'COUNT=3',
  ])('CAL-4 %s is no rule that is followed, and is named with its line', (rule) => {
    expect(shown(one('DTSTART:20260715T100000', `RRULE:${rule}`))).toEqual([
      'left Physio strange-rule 7 2026-07-15',
    ]);
  });

  it('CAL-4 a rule whose days are written one by one says where it is cut off', () => {
    const rule = (text: string) =>
      planOf(one('DTSTART:20260706T100000', `RRULE:${text}`)).repeating[0]?.series;
    expect(rule('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')?.told).toEqual(['cut-off']);
    expect(rule('FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5')?.told).toEqual(['cut-off']);
    expect(rule('FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1;COUNT=3')?.told).toEqual([]);
  });
});
