import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { addRosa } from '../../../testing/rosa';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';
import { wearableFixture } from '../../../testing/wearable-fixture';
import { eventually } from '../../../testing/eventually';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;
let rosa: string;
let deviceId: string;
let fixture: ReturnType<typeof wearableFixture>;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T16:00:00Z'));
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  rosa = await addRosa(circle);
  fixture = wearableFixture(server, circle.id);
  deviceId = (await fixture.add(ana, rosa)).id;
});
afterAll(() => server.stop());

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record*)>\n]>\n';
const record = (type: string, value: string, at: string, unit = '') =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Rosa&#8217;s Watch" unit="${unit}" startDate="${at}" endDate="${at}" value="${value}"/>\n`;
const pulses = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 10, 20) + index * 1000).toISOString();
    return record('HeartRate', '72', at.replace('T', ' ').replace('.000Z', ' +0000'));
  }).join('');
const whole = (records: string) => `${head}<HealthData locale="en_US">\n${records}</HealthData>\n`;

async function zipOf(files: Record<string, string | Buffer>, options = { compress: true }): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The same archive, whose table of contents gives its one file so many bytes more. */
function changeSize(zip: Buffer, bytes: number): Buffer {
  const sizeAt = zip.indexOf('PK\u0001\u0002') + 24;
  zip.writeUInt32LE(zip.readUInt32LE(sizeAt) + bytes, sizeAt);
  return zip;
}

/** How a file went, once it came to its end. */
async function read(bytes: Buffer | string, name?: string) {
  const { find } = await fixture.bring(ana, deviceId, Buffer.from(bytes), name);
  return eventually(async () => {
    await server.settled();
    const found = await find();
    if (found?.status === 'reading') throw new Error('It is still being read.');
    return found;
  });
}

const summary = () => ana.call('wearables.getHealthSummary', { circleId: circle.id, wearerId: rosa });

describe('an Apple Health export', { timeout: 120_000 }, () => {
  it('WEAR-1 as .zip is read with its units, and connects the watch', async () => {
    const at = '2026-11-21 08:00:00 -0600';
    const night = (value: string, from: string, to: string) =>
      `<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" startDate="${from}" endDate="${to}" value="HKCategoryValueSleepAnalysis${value}"/>`;
    const xml = whole(
      record('HeartRate', '71', at, 'count/min') +
        record('OxygenSaturation', '0.96', at, '%') +
        record('BodyTemperature', '98.6', at, 'degF') +
        record('StepCount', '4200', at, 'count') +
        record('Height', '170', at, 'cm') +
        record('HeartRate', '1000', at, 'count/min') +
        night('AsleepDeep', '2026-11-21 01:00:00 -0600', '2026-11-21 02:10:00 -0600') +
        night('InBed', '2026-11-20 22:00:00 -0600', '2026-11-21 07:00:00 -0600'),
    );
    const files = { 'apple_health_export/export_cda.xml': '<a/>', 'apple_health_export/export.xml': xml };
    expect(await read(await zipOf(files))).toMatchObject({
      ...{ status: 'done', problem: null, taken: 5, known: 0, left: 1 },
      newestAt: '2026-11-21T14:00:00.000Z',
    });
    const told = await summary();
    expect(told).toMatchObject({
      ...{ heartRate: { current: 71 }, bloodOxygen: { current: 96 }, steps: { today: 4200 } },
      sleep: { lastNight: 70, deepSleep: 70 },
    });
    expect(told.temperature?.current).toBeCloseTo(37);
    const { devices } = await ana.call('wearables.listDevices', { circleId: circle.id });
    expect(devices).toMatchObject([{ isConnected: true, lastSyncAt: '2026-11-21T16:00:00.000Z' }]);
  });

  it('WEAR-1 brought in twice is kept once', async () => {
    const xml = whole(pulses(12_000));
    expect(await read(xml, 'export.xml')).toMatchObject({ status: 'done', taken: 12_000, known: 0 });
    expect(await read(xml, 'export.xml')).toMatchObject({ status: 'done', taken: 0, known: 12_000 });
  });

  it('WEAR-1 that is cut off says so, with what was taken of it', async () => {
    const xml = whole(pulses(100));
    expect(await read(xml.slice(0, xml.length - 40), 'export.xml')).toMatchObject({
      ...{ status: 'done', problem: 'truncated', taken: 99 },
    });
    const zip = await zipOf({ 'export.xml': whole(pulses(5_000)) });
    expect(await read(zip.subarray(0, zip.length - 200))).toMatchObject({
      ...{ status: 'failed', problem: 'truncated', taken: 0 },
    });
  });

  it('WEAR-1 is read from an archive that packs nothing', async () => {
    const zip = await zipOf({ 'export.xml': whole(pulses(100)) }, { compress: false });
    expect(await read(zip)).toMatchObject({ status: 'done', problem: null, taken: 100 });
  });

  it.each([
    ['is shorter than its archive says', (zip: Buffer) => changeSize(zip, 100)],
    ['is longer than its archive says', (zip: Buffer) => changeSize(zip, -100)],
    ['does not unpack to its end', (zip: Buffer) => zip.fill(0xff, zip.length / 2, zip.length / 2 + 20)],
  ])('WEAR-1 that %s is damaged; what came before stays', async (_, damage) => {
    const found = await read(damage(await zipOf({ 'export.xml': whole(pulses(10_000)) })));
    expect(found).toMatchObject({ status: 'done', problem: 'damaged' });
    expect(found?.taken).toBeGreaterThan(0);
  });

  it('WEAR-1 with nested entities is not read', async () => {
    const bomb = `<!DOCTYPE HealthData [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><HealthData>${record('HeartRate', '&b;', '')}</HealthData>`;
    expect(await read(bomb, 'export.xml')).toMatchObject({ status: 'failed', problem: 'unsafe', taken: 0 });
  });

  it('WEAR-1 that is a bomb is not unpacked', async () => {
    const many = Buffer.alloc(300 * 1024 * 1024, ' ');
    const zip = await zipOf({ 'export.xml': many });
    expect(zip.length).toBeLessThan(many.length / 1_000);
    const before = process.memoryUsage().rss;
    expect(await read(zip)).toMatchObject({ status: 'failed', problem: 'unsafe', taken: 0 });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('WEAR-1 of another kind is not taken for one', async () => {
    expect(await read('<html><body>Hello</body></html>', 'export.xml')).toMatchObject({
      ...{ status: 'failed', problem: 'not-a-health-file' },
    });
    expect(await read(await zipOf({ 'holiday.jpg': 'x' }))).toMatchObject({ problem: 'not-a-health-file' });
  });

  it('WEAR-1 is read no further once somebody cancels', async () => {
    const { importId, find } = await fixture.bring(
      ana,
      deviceId,
      Buffer.from(whole(pulses(20))),
      'export.xml',
    );
    await ana.call('wearables.cancelHealthImport', { circleId: circle.id, importId });
    await server.settled();
    expect(await find()).toMatchObject({ status: 'cancelled', taken: 0 });
  });
});

describe('a table', { timeout: 60_000 }, () => {
  it('WEAR-1 of the plain form is read in the wearer’s clock', async () => {
    const csv = 'metric,start,value,unit\nheartRate,2026-11-21 08:00,72,\nheartRate,2026-11-21 08:01,900,\n';
    expect(await read(csv, 'mine.csv')).toMatchObject({
      ...{ status: 'done', taken: 1, left: 1, newestAt: '2026-11-21T14:00:00.000Z' },
    });
  });

  it('WEAR-1 with the wrong columns names those that are missing', async () => {
    expect(await read('date,bpm\n2026-11-21,72\n', 'mine.csv')).toMatchObject({
      ...{ status: 'failed', problem: 'wrong-columns', missing: ['metric', 'start', 'value'] },
    });
  });

  it('WEAR-1 of Samsung Health is read, alone and in an archive', async () => {
    const prefix = 'com.samsung.health.heart_rate';
    const heart = [
      'com.samsung.shealth.tracker.heart_rate,6312001,7',
      `${prefix}.start_time,${prefix}.end_time,${prefix}.time_offset,${prefix}.heart_rate`,
      '2026-11-21 14:00:00.000,2026-11-21 14:01:00.000,UTC-0600,66.0,',
    ].join('\r\n');
    const stages = [
      'com.samsung.health.sleep_stage,12,1',
      'start_time,end_time,stage',
      '2026-11-21 07:00:00.000,2026-11-21 08:00:00.000,40003',
      '2026-11-21 08:00:00.000,2026-11-21 08:10:00.000,40001',
    ].join('\n');
    expect(await read(heart, 'heart.csv')).toMatchObject({ status: 'done', taken: 1 });
    const zip = await zipOf({
      'com.samsung.shealth.tracker.heart_rate.20261121.csv': heart,
      'com.samsung.health.sleep_stage.20261121.csv': stages,
      'com.samsung.health.weight.20261121.csv': 'a,b\n',
    });
    expect(await read(zip)).toMatchObject({ status: 'done', taken: 1, known: 1 });
    expect((await summary()).sleep).toMatchObject({ lastNight: 60, deepSleep: 60 });
  });
});
