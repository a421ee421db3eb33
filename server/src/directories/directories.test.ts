import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';
import { directories } from './directories';
import { ImportRefused, readCsv } from './read-csv';

let server: TestServer;
let folder: string;
let ana: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  [server, folder] = await Promise.all([startTestServer(), mkdtemp(path.join(tmpdir(), 'directory-'))]);
  ana = await server.signUp('Ana');
  circle = await ana.createCircle({});
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function importFile(name: string, text: string) {
  const directory = directories[name];
  if (!directory) throw new Error(`There is no directory ${name}.`);
  const file = path.join(folder, 'file.csv');
  await writeFile(file, text);
  return directory.replaceBy(server.spine.database.db, readCsv(file, directory.columns));
}

const titles = Object.values(directories.doctors?.columns ?? {});
const doctorLine = (npi: string, last: string, first: string, taxonomy: string) => [
  npi,
  last,
  first,
  'M.D.',
  '12 MAIN ST',
  'CHICAGO',
  'IL',
  '606130001',
  '3125550142',
  taxonomy,
];
const csv = (...lines: string[][]) =>
  [titles, ...lines].map((line) => line.map((value) => `"${value}"`).join(',')).join('\r\n');

const find = (asked: object = {}) =>
  ana.call('doctors.listDirectoryDoctors', { circleId: circle.id, ...asked });

it('DOC-2 a file of the NPPES replaces the directory as a whole', async () => {
  const first = csv(
    doctorLine('1234567890', "O'NEILL", 'MARY-ANN', '207RC0000X'),
    doctorLine('1234567891', 'GARCÍA', 'JOSÉ', '2084N0400X'),
    doctorLine('1234567892', 'DENTIST', 'DORA', '122300000X'),
    doctorLine('1234567890', 'TWICE', 'TOM', '207RC0000X'),
  );
  expect(await importFile('doctors', first)).toEqual({ added: 2, left: 2 });
  expect(await find({ search: 'garcia chic' })).toEqual({
    doctors: [
      {
        npi: '1234567891',
        name: 'José García, MD',
        specialty: 'neurology',
        address: '12 Main St, Chicago, IL 60613',
        phone: '+13125550142',
      },
    ],
    more: false,
    isSample: false,
  });
  await importFile('doctors', csv(doctorLine('1234567893', 'NEW', 'NINA', '207Q00000X')));
  expect((await find()).doctors.map(({ name }) => name)).toEqual(['Nina New, MD']);
});

it('DOC-2 a file with other columns is refused, names them and changes nothing', async () => {
  const wrong = importFile('doctors', 'NPI,Name\r\n1234567890,Lee');
  await expect(wrong).rejects.toThrow(ImportRefused);
  await expect(wrong).rejects.toThrow("'Provider Last Name (Legal Name)'");
  await expect(importFile('doctors', `${csv()}\r\n"1234567890","broken`)).rejects.toThrow(ImportRefused);
  expect((await find()).doctors).toHaveLength(1);
});

it('DOC-2 of many that fit the first fifty are shown and the search stays quick', async () => {
  const lines = Array.from({ length: 3_000 }, (_, index) =>
    doctorLine(String(2_000_000_000 + index), `LEE${index}`, 'SUSAN', '207RC0000X'),
  );
  await importFile('doctors', csv(...lines));
  const found = await find({ search: 'su', specialty: 'cardiology' });
  expect([found.doctors.length, found.more]).toEqual([50, true]);
  expect((await find({ search: 'lee2999' })).doctors).toHaveLength(1);
});
