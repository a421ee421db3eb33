const quantity = 'HKQuantityTypeIdentifier';
const device =
  '&lt;&lt;HKDevice: 0x2831a5f40&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:10.1&gt;';
const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout|ActivitySummary)*)>
<!ATTLIST HealthData locale CDATA #REQUIRED>
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
]>
<HealthData locale="en_US">
 <ExportDate value="2024-02-01 09:00:00 -0600"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1941-05-12" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
`;

/** How an export writes down one kind of measurement. */
interface Kind {
  /** Of a hundred records. */
  share: number;
  type: string;
  unit?: string;
  valueAt(index: number): string;
  /** Elements inside of the record. */
  inside?: string;
}

const fraction = (least: number, most: number) => (index: number) =>
  (least + ((index * 7_919) % 1_000) * ((most - least) / 1_000)).toFixed(3);
const whole = (least: number, most: number) => (index: number) =>
  String(least + ((index * 7_919) % (most - least)));
const oneOf = (values: readonly string[]) => (index: number) => values[index % values.length] ?? '';

/** As a watch writes them over years; two of three records are of a kind that is kept. */
const kinds: readonly Kind[] = [
  { share: 31, type: `${quantity}ActiveEnergyBurned`, unit: 'Cal', valueAt: fraction(0.1, 9) },
  {
    ...{ share: 24, type: `${quantity}HeartRate`, unit: 'count/min', valueAt: whole(52, 118) },
    inside: '<MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="0"/>',
  },
  { share: 22, type: `${quantity}BasalEnergyBurned`, unit: 'Cal', valueAt: fraction(1, 20) },
  { share: 10, type: `${quantity}DistanceWalkingRunning`, unit: 'mi', valueAt: fraction(0.001, 0.1) },
  { share: 7, type: `${quantity}StepCount`, unit: 'count', valueAt: whole(3, 140) },
  { share: 2, type: `${quantity}AppleStandTime`, unit: 'min', valueAt: whole(1, 5) },
  { share: 1, type: `${quantity}OxygenSaturation`, unit: '%', valueAt: fraction(0.92, 1) },
  {
    ...{ share: 1, type: `${quantity}HeartRateVariabilitySDNN`, unit: 'ms', valueAt: fraction(20, 90) },
    inside: `<HeartRateVariabilityMetadataList>${'<InstantaneousBeatsPerMinute bpm="64" time="9:34:21.32 AM"/>'.repeat(40)}</HeartRateVariabilityMetadataList>`,
  },
  {
    ...{ share: 2, type: 'HKCategoryTypeIdentifierSleepAnalysis' },
    valueAt: oneOf(
      ['Core', 'Deep', 'REM', 'Core'].map((stage) => `HKCategoryValueSleepAnalysisAsleep${stage}`),
    ),
  },
];
const turns = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));

const [firstMs, betweenMs] = [Date.UTC(2019, 0, 1), 45_000];
const recordsOfPiece = 500;

/** The text of an Apple Health export of about so many bytes, piece by piece and the same each time. */
export function* appleHealthText(bytes: number): Generator<Buffer> {
  yield Buffer.from(head);
  for (let written = 0, index = 0; written < bytes; index += recordsOfPiece) {
    const records = Array.from({ length: recordsOfPiece }, (_, further) => recordOf(index + further));
    const piece = Buffer.from(records.join(''));
    written += piece.length;
    yield piece;
  }
  yield Buffer.from('</HealthData>\n');
}

function recordOf(index: number): string {
  // Steps of 37 meet each of the hundred turns once, and bring the kinds one after another.
  const { type, unit, valueAt, inside } = turns[(index * 37) % turns.length] as Kind;
  const startMs = firstMs + index * betweenMs;
  const [start, end] = [appleTime(startMs), appleTime(startMs + betweenMs - 1_000)];
  const tag = `<Record type="${type}" sourceName="Rosa’s Apple Watch" sourceVersion="10.1" device="${device}"${
    unit ? ` unit="${unit}"` : ''
  } creationDate="${end}" startDate="${start}" endDate="${end}" value="${valueAt(index)}"`;
  return inside ? ` ${tag}>\n  ${inside}\n </Record>\n` : ` ${tag}/>\n`;
}

function appleTime(ms: number): string {
  const iso = new Date(ms).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} -0600`;
}
