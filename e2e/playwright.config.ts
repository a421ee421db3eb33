import { defineConfig } from '@playwright/test';
import { isWhole } from './depth';
import { browserFlags } from './browser-flags';
import { findHeadless } from './find-browser.mjs';
import { hasTurnServer } from './product/turn-server';
import { serverFlags } from './server-flags';

/** What is said of a moment needs a machine that has time for it: these run after the others, one by one. */
const needsTime = [
  /nothing-jumps\.spec/,
  /corrupt-file\.spec/,
  /card-in-time\.spec/,
  /alerts-without-remote\.spec/,
];

/**
 * Where the page and its files must lie on the device: what is said of times without a network, of bad files and lines, and of
 * releases under open pages. Elsewhere nobody goes offline, and to keep all files takes twice what the visit itself takes; a whole run
 * keeps them everywhere.
 */
const installed = [
  /resilience\/offline\/.*\.spec/,
  /resilience\/(access-lost|all-files-have-sums|bad-copy|card-in-time|corrupt-file|damaged-files|graceful-stop)\.spec/,
  /resilience\/(live-late|many-tabs|remote-answers-404|remote-hangs|server-killed|sessions|slow-line)\.spec/,
  /resilience\/(start-refused|storage-denied|stream-faults)\.spec/,
  /releases\/(alert|offline|open)-over-release\.spec/,
  /releases\/(registry-down|staged-release|version-skew)\.spec/,
  /journeys\/(calls|care-log|chat-files|check-in|coming-back|communication|data-and-sync)\.spec/,
  /journeys\/(emergency|install|medications|push)\.spec/,
  /(live-regions|first-visit|offline-actions)\.spec/,
];

/** Every look, size and lint rule, and what is said of each moment: files that only a whole run has. */
const wholeRun = [
  /screens\/(adapted|first-visit|forced-colors|nothing-jumps|offline-actions|reduced-motion)\.spec/,
  /keyboard\/(care-together|messages-and-money|settings)\.spec/,
  /resilience\/(card-in-time|corrupt-file|hostile\/hostile-texts|offline\/offline-keeps-nothing)\.spec/,
  /(offline-over-release|borders|standalone-remote|relayed-call|candidate-(throws-later|other-react)|sixth-remote)\.spec/,
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
  expect: { timeout: 15_000 },
  workers: 3,
  projects: [
    {
      ...{
        name: 'together',
        testMatch: '**/*.spec.ts',
        testIgnore: [...needsTime, ...leftOut, ...installed],
      },
      use: { serviceWorkers: isWhole ? 'allow' : 'block' },
    },
    { name: 'installed', testMatch: installed, testIgnore: [...needsTime, ...leftOut] },
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
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Recording takes as much of the processor as the test itself: only a second try has it.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findHeadless(), args: browserFlags },
  },
});
