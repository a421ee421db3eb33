import { defineConfig } from '@playwright/test';
import { isWhole } from './depth';
import { browserFlags } from './browser-flags';
import { findHeadless } from './find-browser.mjs';
import { hasTurnServer } from './product/turn-server';
import { serverFlags } from './server-flags';

/** What is said of a moment needs a machine that has time for it: in a whole run these come after the others, one by one. */
const needsTime = [
  /nothing-jumps\.spec/,
  /corrupt-file\.spec/,
  /card-in-time\.spec/,
  ...(isWhole ? [/alerts-without-remote\.spec/] : []),
];

/** Each screen looked at for itself. */
const screens = /screens\/[\w-]+\.spec/;

/** Every look, size and lint rule, and what is said of each moment: files that only a whole run has. */
const wholeRun = [
  /screens\/(adapted|first-visit|forced-colors|nothing-jumps|offline-actions|operators-screens|reduced-motion)\.spec/,
  /keyboard\/(care|care-together|messages-and-money|settings)\.spec/,
  /resilience\/(alerts-late-remote|card-in-time|clocks-change|corrupt-file|damaged-files|killed-200-times)\.spec/,
  /resilience\/(hostile\/(evil-photos|hostile-texts)|offline\/offline-keeps-nothing)\.spec/,
  /releases\/(alert-over-release|candidate-(other-react|shows-nothing|throws-later)|offline-over-release)\.spec/,
  /releases\/(bare-host|one-in-development|open-over-release|sixth-remote|standalone-remote)\.spec/,
  /(borders|louise-injection|relayed-call)\.spec/,
];
/** What has no partner on this machine. */
const withoutPartner = hasTurnServer ? [] : [/relayed-call\.spec/];
const leftOut = isWhole ? withoutPartner : wholeRun;

process.env.SERVER_FLAGS = serverFlags.join(' ');

/** Products have data folders of their own, with what a first start makes there, so tests do not touch each other. */
export default defineConfig({
  testDir: '.',
  globalSetup: './product/prepared-data',
  outputDir: '../test-results',
  timeout: 120_000,
  // These end what hangs, with a picture of the page in words, and measure nothing.
  expect: { timeout: 30_000 },
  // Some wait for a countdown or for a line's patience, a whole run's more.
  workers: isWhole ? 4 : 3,
  projects: [
    // First, since the day of their demo takes longest to be lived.
    { name: 'screens', testMatch: screens, testIgnore: [...needsTime, ...leftOut] },
    { name: 'together', testMatch: '**/*.spec.ts', testIgnore: [screens, ...needsTime, ...leftOut] },
    {
      ...{ name: 'alone', testMatch: needsTime, testIgnore: leftOut },
      ...{ workers: 1, outputDir: '../test-results/alone' },
    },
  ],
  grepInvert: isWhole ? undefined : /@whole/,
  forbidOnly: true,
  // A real browser on a busy machine may miss a moment; a test that needed its second try is named as flaky at the end.
  retries: 1,
  reporter: [['list']],
  use: {
    actionTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Pictures of what moves take a twelfth of the processor (measured with 27 journeys: 202 s and 185 s).
    contextOptions: isWhole ? {} : { reducedMotion: 'reduce' },
    // Recording takes as much of the processor as the test itself: only a second try has it.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findHeadless(), args: browserFlags },
  },
});
