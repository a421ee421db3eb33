import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { findBrowser } from '../find-browser.mjs';
import { withSections } from './bench-report';
import { isKept, type Bench, type Figure } from './figure';
import { figureTable } from './figure-table';

/** `npm run bench [topic …]`: measures the topics, all of them when none is named, and writes the report. */
const report = fileURLToPath(new URL('README.md', import.meta.url));
const topics = process.argv.length > 2 ? process.argv.slice(2) : allTopics();
const strangers = topics.filter((topic) => !existsSync(fileOf(topic)));
if (strangers.length > 0) {
  console.error(`No such topic: ${strangers.join(', ')}. There are: ${allTopics().join(', ')}`);
  process.exit(2);
}

let missed = 0;
for (const topic of topics) {
  console.info(`\n── ${topic}`);
  const figures = await measure(topic);
  console.info(figureTable(figures));
  await writeSection(topic, `${circumstances()}\n\n${figureTable(figures)}`);
  missed += figures.filter((figure) => isKept(figure) === false).length;
}
console.info(`\npromises missed: ${missed}`);
process.exit(missed > 0 ? 1 : 0);

async function measure(topic: string): Promise<Figure[]> {
  const { default: bench } = (await import(fileOf(topic).href)) as { default: Bench };
  return bench();
}

/** Each topic is written as soon as it is measured, so that a later one that breaks off takes nothing with it. */
async function writeSection(topic: string, text: string): Promise<void> {
  const document = withSections(readFileSync(report, 'utf8'), new Map([[topic, text]]));
  writeFileSync(report, (await format('README.md', document)).code);
}

/** The load tells how many others wanted the processors meanwhile. */
function circumstances(): string {
  const chromium = /[\d.]+/.exec(execFileSync(findBrowser(), ['--version'], { encoding: 'utf8' }))?.[0];
  const day = new Date().toISOString().slice(0, 10);
  const waiting = Math.round(loadavg()[1] ?? 0);
  return `${day}, ${availableParallelism()} CPUs, load ${waiting}, Node ${process.versions.node}, Chromium ${chromium}`;
}

function allTopics(): string[] {
  const folder = new URL('.', import.meta.url);
  return readdirSync(folder).filter((name) => existsSync(fileOf(name)));
}

function fileOf(topic: string): URL {
  return new URL(`${topic}/${topic}.bench.ts`, import.meta.url);
}
