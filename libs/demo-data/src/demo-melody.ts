const sampleRate = 8_000;
const beatSeconds = 0.32;

/** The first line of a song that everybody hums along: pitch in Hz, and how many beats. */
const notes: readonly (readonly [hertz: number, beats: number])[] = [
  ...([
    [392, 1],
    [392, 1],
    [440, 2],
    [392, 2],
    [523, 2],
    [494, 4],
  ] as const),
  ...([
    [392, 1],
    [392, 1],
    [440, 2],
    [392, 2],
    [587, 2],
    [523, 4],
  ] as const),
];

export interface DemoMelody {
  /** WAV, 8 bits, in base64. */
  content: string;
  /** How loud each part is, 0 to 100. */
  peaks: number[];
}

/** A few seconds of humming. */
export function demoMelody(): DemoMelody {
  const samples = notes.flatMap(([hertz, beats]) => hum(hertz, beats * beatSeconds));
  const bars = 48;
  const peaks = Array.from({ length: bars }, (_, index) => {
    const part = samples.slice((index * samples.length) / bars, ((index + 1) * samples.length) / bars);
    return Math.round(part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) * 100);
  });
  return { content: btoa(headOf(samples.length) + samples.map(byteOf).join('')), peaks };
}

/** One note that swells and fades. */
function hum(hertz: number, seconds: number): number[] {
  const length = Math.round(seconds * sampleRate);
  return Array.from({ length }, (_, index) => {
    const swell = Math.sin((Math.PI * index) / length) ** 0.6;
    const angle = (2 * Math.PI * hertz * index) / sampleRate;
    return swell * (0.7 * Math.sin(angle) + 0.2 * Math.sin(2 * angle));
  });
}

const byteOf = (sample: number) => String.fromCharCode(Math.round(128 + sample * 100));

/** RIFF, one channel of unsigned bytes. */
function headOf(length: number): string {
  const number = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, index) => String.fromCharCode((value >> (8 * index)) & 255)).join('');
  const format = number(1, 2) + number(1, 2) + number(sampleRate, 4) + number(sampleRate, 4);
  return (
    `RIFF${number(36 + length, 4)}WAVEfmt ${number(16, 4)}${format}${number(1, 2)}${number(8, 2)}` +
    `data${number(length, 4)}`
  );
}
