import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { reportPaths } from '@carecircle/contracts';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { careLogFixture } from '../../testing/care-log-fixture';
import type { TestPerson } from '../../testing/test-person';

const fixture = careLogFixture();

function fetchFile(kind: 'pdf' | 'csv', by: Pick<TestPerson, 'cookie'> | null, more: object = {}) {
  const query = Object.entries({ ...fixture.of, period: 'weekly', ...more }).map(
    ([key, value]) => `${key}=${value}`,
  );
  return fixture.server.app.inject({
    url: `${reportPaths[kind]}?${query.join('&')}`,
    headers: by ? { cookie: by.cookie } : {},
  });
}

const checkIn = (notes: string) =>
  fixture.ana.call('care.addCheckIn', {
    ...{ ...fixture.of, checkInId: randomUUID(), status: 'safe', mood: 4, notes },
  });

/** All objects of a PDF file, the packed ones unpacked. */
function readPdf(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  const packed = [...raw.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => index + mark.length);
  const unpacked = packed.map((start) => {
    try {
      return inflateSync(bytes.subarray(start)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, ...unpacked].join('\n');
}

describe('REP-2 a report as CSV', () => {
  const texts = ['-5', '+49 30 1234', '=1+1', '@SUM(A1)', '-2+3+cmd|x', 'plain; "quoted", text'];

  it('keeps texts as they were written, and lets no spreadsheet compute one', async () => {
    for (const text of texts) await checkIn(text);
    const { body, headers } = await fetchFile('csv', fixture.ana);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows: string[][] = parse(body, { bom: true, relax_column_count: true });
    const cells = rows.flat();
    for (const text of ['-5', '+49 30 1234', 'plain; "quoted", text']) expect(cells).toContain(text);
    for (const text of ['=1+1', '@SUM(A1)', '-2+3+cmd|x']) {
      expect(cells).not.toContain(text);
      expect(cells).toContain(`\t${text}`);
    }
  });

  it('is in the language of its reader', async () => {
    await fixture.mia.call('account.changePreferences', { changes: { language: 'de' } });
    const { body } = await fetchFile('csv', fixture.mia);
    expect(body).toContain('Pflegebericht der Woche: Rosa');
    expect(body).toContain('keine Daten');
  });

  it('holds only what its reader may see, and is refused to everyone else', async () => {
    await checkIn('Slept badly');
    expect((await fetchFile('csv', fixture.ana)).body).toContain('Slept badly');
    const fran = await fetchFile('csv', fixture.fran);
    expect(fran.statusCode).toBe(200);
    expect(fran.body).not.toContain('Slept badly');
    const stranger = await fixture.server.signUp('Stranger');
    for (const kind of ['csv', 'pdf'] as const) {
      expect((await fetchFile(kind, null)).statusCode).toBe(401);
      expect((await fetchFile(kind, stranger)).statusCode).toBe(404);
      expect((await fetchFile(kind, fixture.ana, { recipientId: randomUUID() })).statusCode).toBe(404);
      expect((await fetchFile(kind, fixture.ana, { period: 'yearly' })).statusCode).toBe(422);
    }
  });
});

describe('REP-2 a report as PDF', () => {
  it('is tagged: a language, a title, headings, tables with head cells, and figures with words', async () => {
    await checkIn('Ein schöner Tag – ça va');
    await fixture.addTime(fixture.ana, { day: '2026-11-19', minutes: 95 });
    const answer = await fetchFile('pdf', fixture.ana);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = readPdf(answer.rawPayload);
    for (const mark of ['/Marked true', '/Lang (en)', 'pdfuaid:part', '/DisplayDocTitle true']) {
      expect(text).toContain(mark);
    }
    for (const tag of ['Document', 'Sect', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(text).toMatch(new RegExp(`/S /${tag}\\b`));
    }
    expect(text).toMatch(/\/Alt \(/);
    expect(text).toMatch(/\/Scope \/Row/);
    expect(text).toMatch(/AtkinsonHyperlegible/);
    expect(text).not.toMatch(/\/BaseFont \/Helvetica/);
  });
});
