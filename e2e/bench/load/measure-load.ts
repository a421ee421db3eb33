import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../../find-browser.mjs';

/** One cold load of a screen. Bytes are as sent, headers included; a wave is a round trip that waits for an earlier one. */
export interface Load {
  requests: number;
  kilobytes: number;
  waves: number;
  firstPaintMs: number;
  largestPaintMs: number;
  /** Bytes that had arrived when the first text was painted. */
  kilobytesBeforePaint: number;
}

interface Visit {
  origin: string;
  path: string;
  /** The `cookie` header of a signed-in person; none for a stranger. */
  cookie?: string;
  /** Runs in the page: milliseconds since 1970, once the screen is complete. */
  completeAt: () => number | null;
}

interface Request {
  /** Milliseconds since 1970. */
  askedAt: number;
  startMs: number;
  endMs: number;
  bytes: number;
}

/** A phone of the lower middle class on a slow 4G line, as the common audit tools set them. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowerCpu = 4;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** Loads a screen with nothing kept from before, until it is complete. What is fetched ahead afterwards is not counted. */
export async function measureLoad(browser: Browser, visit: Visit): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    extraHTTPHeaders: visit.cookie ? { cookie: visit.cookie } : {},
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    const requests = recordRequests(session);
    await page.goto(visit.origin + visit.path, { waitUntil: 'commit' });
    // By the page's own clock: on a quick machine more has been asked for by the time that we hear of it.
    const complete = await page.waitForFunction(visit.completeAt, undefined, {
      polling: 'raf',
      timeout: 60_000,
    });
    const completeAt = Number(await complete.jsonValue());
    await page.waitForLoadState('load');
    const first = [...requests.values()].filter(({ askedAt }) => askedAt <= completeAt);
    return summarise(first, await paintTimes(page));
  } finally {
    await context.close();
  }
}

/** Times are counted from the request of the page itself. */
function recordRequests(session: CDPSession): Map<string, Request> {
  const requests = new Map<string, Request>();
  let beginning: number | undefined;
  const sinceBeginning = (seconds: number) => (seconds - (beginning ?? seconds)) * 1000;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime }) => {
    beginning ??= timestamp;
    const startMs = sinceBeginning(timestamp);
    requests.set(requestId, { askedAt: wallTime * 1000, startMs, endMs: Infinity, bytes: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { endMs: sinceBeginning(timestamp), bytes: encodedDataLength });
  });
  return requests;
}

async function paintTimes(page: Page): Promise<{ first: number; largest: number }> {
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, largest };
  });
}

function summarise(requests: readonly Request[], paint: { first: number; largest: number }): Load {
  const kilobytesOf = (some: readonly Request[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    requests: requests.length,
    kilobytes: kilobytesOf(requests),
    waves: wavesOf(requests),
    firstPaintMs: paint.first,
    largestPaintMs: paint.largest,
    kilobytesBeforePaint: kilobytesOf(requests.filter(({ endMs }) => endMs <= paint.first)),
  };
}

/** A request belongs to the wave after the last one that had ended when it began. */
function wavesOf(requests: readonly Request[]): number {
  const ordered = [...requests].sort((one, other) => one.startMs - other.startMs);
  const waves = new Map<Request, number>();
  for (const request of ordered) {
    const before = ordered.filter((other) => other.endMs <= request.startMs);
    waves.set(request, 1 + Math.max(0, ...before.map((other) => waves.get(other) ?? 0)));
  }
  return Math.max(...waves.values());
}
