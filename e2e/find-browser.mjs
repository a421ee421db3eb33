import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a browser for the journeys: `CHROMIUM_PATH`, Playwright's own, a system Chromium or Chrome; else one is
 * installed, by Playwright or by the system's package manager. Throws an Error with one line that says what to do.
 */
export function findBrowser() {
  return named() ?? playwrights() ?? systems() ?? installedByPlaywright() ?? installedBySystem() ?? refuse();
}

/**
 * The same, or Debian's browser without windows where there is one: it draws no frame around pages, which takes half of the processor.
 * It knows no push messages.
 */
export function findHeadless() {
  return named() ?? onPath('chromium-headless-shell') ?? findBrowser();
}

function named() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`);
  return path;
}

function playwrights() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function systems() {
  for (const name of systemNames) {
    const found = onPath(name);
    if (found) return found;
  }
  return macPaths.find(existsSync);
}

function onPath(name) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.split('\n')[0].trim() : undefined;
}

function installedByPlaywright() {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 240_000 });
  return playwrights();
}

function installedBySystem() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const tries = [
    [
      'apt-get',
      [
        ['update', '-qq'],
        ['install', '-y', '-qq', 'chromium'],
      ],
    ],
    ['dnf', [['install', '-y', 'chromium']]],
    ['apk', [['add', 'chromium']]],
  ];
  for (const [manager, commands] of tries) {
    if (spawnSync('which', [manager]).status !== 0) continue;
    for (const args of commands) execFileSync(manager, args, { stdio: 'ignore' });
    return systems();
  }
  return undefined;
}

function refuse() {
  throw new Error('No browser found: install Chromium or Chrome, or name one in CHROMIUM_PATH');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.info(findBrowser());
