import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../base-test';
import { remotes } from '../releases/ages';
import { borderJourneys } from '../releases/border-journeys';

const root = new URL('../../', import.meta.url);
const projects = ['shell', 'mfe-care', 'mfe-communication', 'mfe-emergency', 'mfe-finance', 'mfe-settings'];

/** What `nx affected -t journeys` runs when this project has changed. */
function journeysOf(project: string): string[] {
  const file = readFileSync(new URL(`${project}/project.json`, root), 'utf8');
  return (JSON.parse(file) as { targets: { journeys: { options: { args: string[] } } } }).targets.journeys
    .options.args;
}

test('REL-5 every journey belongs to one project, and runs when that has changed', () => {
  const own = new URL(import.meta.url).pathname.split('/').at(-1);
  const journeys = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.spec.ts') && name !== own)
    .map((name) => `journeys/${name.replace(/\.ts$/, '')}`);
  expect(projects.flatMap(journeysOf).sort()).toEqual(journeys.sort());
});

test('REL-5 every remote has a journey that crosses its border', () => {
  expect(Object.keys(borderJourneys).sort()).toEqual([...remotes].sort());
});
