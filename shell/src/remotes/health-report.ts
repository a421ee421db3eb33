import type { HealthSignal, ServedRelease } from '@carecircle/contracts';
import { isHeldBack, type FailureStage } from '@carecircle/remote-kit';

const path = '/api/releases/health';
const mostInReport = 50;
/** A page that fails without end has said enough. */
const mostOfPage = 300;
const everyMs = 10_000;
const soonMs = 1_000;

const waiting: HealthSignal[] = [];
/** Releases that were shown, after how many milliseconds, and those that failed, in this visit. */
const shown = new Map<string, number>();
const failed = new Set<string>();
let sent = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A part of a release stands on the screen, so many milliseconds after it was wanted; the first one counts. */
export function noteShown(release: ServedRelease, tookMs: number): void {
  const place = placeOf(release);
  if (!place || shown.has(place)) return;
  shown.set(place, tookMs);
  note(release, 'load', tookMs);
}

export function noteFailure(release: ServedRelease, stage: FailureStage | 'gate' | 'time'): void {
  // A phone without a line says nothing about a release.
  if ((stage === 'load' || stage === 'time') && !navigator.onLine) return;
  if (stage === 'gate') note(release, 'refusal');
  else if (stage !== 'load' && stage !== 'time') note(release, 'crash');
  noteFailed(release);
}

/** What this visit has seen of a release. */
export function seenOf(release: ServedRelease): { loadMs: number | null; hasFailed: boolean } {
  const place = placeOf(release) ?? '';
  return { loadMs: shown.get(place) ?? null, hasFailed: failed.has(place) };
}

export interface KnownReleases {
  /** A release that this page may run. */
  find(remote: string, version: string): ServedRelease | undefined;
  /** The one whose screen is shown. */
  shown(): ServedRelease | undefined;
}

/** Notes what nobody catches from the first screen on, and sends what was not sent yet when the page is left. Called once. */
export function startHealthReports(known: KnownReleases): void {
  addEventListener('error', ({ error, filename }) => noteError(known, error, filename));
  addEventListener('unhandledrejection', ({ reason }) => noteError(known, reason));
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.hidden && setTimeout(send, 0));
}

/** Measures how long presses take to be answered; what for is fetched when the page has time. Called once. */
export function measurePresses(known: KnownReleases): void {
  void import('web-vitals').then(({ onINP }) => onINP(({ value }) => noteInp(known, value)));
}

/** An error that nobody caught, in a timer or a listener: its files tell whose it is. */
function noteError(known: KnownReleases, error: unknown, filename = ''): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const stack = `${filename}\n${error instanceof Error ? error.stack : ''}`;
  const [, remote = '', version = ''] = /\/releases\/([^/\s]+)\/([^/\s]+)\//.exec(stack) ?? [];
  const release = known.find(remote, version);
  if (!release) return;
  note(release, 'error');
  noteFailed(release);
}

/** The slowest press of the visit counts for the area whose screen is shown. */
function noteInp(known: KnownReleases, ms: number): void {
  const release = known.shown();
  if (release) note(release, 'inp', ms);
}

function noteFailed(release: ServedRelease): void {
  const place = placeOf(release);
  if (!place || failed.has(place)) return;
  failed.add(place);
  note(release, 'failed');
}

function note(release: ServedRelease, kind: HealthSignal['kind'], ms?: number): void {
  if (!placeOf(release) || sent + waiting.length >= mostOfPage) return;
  const { name: remote, version } = release.manifest;
  const length = ms === undefined ? {} : { ms: Math.min(Math.max(Math.round(ms), 0), 600_000) };
  waiting.push({ remote, version, kind, ...length });
  if (waiting.length >= mostInReport) return send();
  if (kind !== 'load') clearTimer();
  timer ??= setTimeout(send, kind === 'load' ? everyMs : soonMs);
}

function send(): void {
  clearTimer();
  // Kept for later while this device sends nothing by itself (SET-4).
  if (isHeldBack()) return;
  const signals = waiting.splice(0, mostInReport);
  if (signals.length === 0) return;
  sent += signals.length;
  navigator.sendBeacon(path, new Blob([JSON.stringify({ signals })], { type: 'application/json' }));
}

function clearTimer(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** Builds of a dev server are nobody's release. */
function placeOf({ baseUrl, manifest }: ServedRelease): string | null {
  return baseUrl.startsWith('/releases/') ? `${manifest.name} ${manifest.version}` : null;
}
