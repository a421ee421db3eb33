import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figure';
import { liveCircle } from './live-circle';
import { slope } from './slope';
import { startSoakServer, type SoakSample, type SoakServer } from './start-soak-server';

const simulatedMinutes = 2_000;
/** Real minutes; fewer than the usual ten only to try the bench itself. */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const circles = 20;
const sampleEveryMs = 5_000;
/** Part of the time in which caches fill and code is compiled. */
const warmUp = 0.3;
/** Idle connections are let go after 65 s. */
const quietMs = 90_000;

/** Twenty circles live for 2,000 minutes of the server's clock; then all is quiet again. */
export default async function bench(): Promise<Figure[]> {
  const server = await startSoakServer(simulatedMinutes / minutes);
  try {
    const before = await server.sample();
    const { samples, changes } = await soak(server);
    const after = await quiet(server, before);
    return figures(samples, changes, before, after);
  } finally {
    await server.stop();
  }
}

async function soak(server: SoakServer) {
  const started = performance.now();
  const minute = () => (performance.now() - started) / 60_000;
  const isOver = () => minute() >= minutes;
  const lives = Promise.all(
    Array.from({ length: circles }, (_, index) => liveCircle(server.origin, `10.0.${index}.1`, isOver)),
  );
  const samples: (SoakSample & { minute: number })[] = [];
  while (!isOver()) {
    await Promise.race([wait(sampleEveryMs), lives]);
    samples.push({ ...(await server.sample()), minute: minute() });
  }
  const changes = (await lives).reduce((sum, made) => sum + made, 0);
  return { samples, changes };
}

/** Waits until nothing is open any more, or it never will be. */
async function quiet(server: SoakServer, before: SoakSample): Promise<SoakSample> {
  const deadline = performance.now() + quietMs;
  for (;;) {
    const now = await server.sample();
    const isQuiet = now.connections <= before.connections && now.timers <= before.timers;
    if (isQuiet || performance.now() > deadline) return now;
    await wait(1_000);
  }
}

function figures(
  samples: (SoakSample & { minute: number })[],
  changes: number,
  before: SoakSample,
  after: SoakSample,
): Figure[] {
  const warm = samples.slice(Math.floor(samples.length * warmUp));
  const growth = (of: (sample: SoakSample) => number) =>
    slope(warm.map((sample) => ({ minute: sample.minute, value: of(sample) })));
  const none = { atMost: 0, of: 'measured' } as const;
  const left = (of: (sample: SoakSample) => number) => Math.max(0, of(after) - of(before));
  for (const line of after.errors) console.error(line);
  return [
    ...[{ promise: 'Changes made by 20 circles in 2,000 minutes', measured: changes, unit: 'changes' }],
    ...[
      { promise: 'The process grows by at most 1 MB a minute', measured: growth(({ rssMb }) => rssMb) },
      { promise: 'The heap grows by at most 1 MB a minute', measured: growth(({ heapMb }) => heapMb) },
    ].map((figure) => ({ ...figure, unit: 'MB/min', limit: { atMost: 1, of: 'measured' } as const })),
    { promise: 'The log holds no error', measured: after.errors.length, unit: 'lines', limit: none },
    { promise: 'No connection is left', measured: left((s) => s.connections), unit: 'open', limit: none },
    { promise: 'No stream listens any more', measured: left((s) => s.listeners), unit: 'open', limit: none },
    {
      promise: 'No timer keeps the process busy',
      measured: left((s) => s.timers),
      unit: 'open',
      limit: none,
    },
  ];
}
