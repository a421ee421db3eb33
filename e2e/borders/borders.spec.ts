import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../base-test';
import { workspace } from '../product/run-program';

test.describe.configure({ timeout: 180_000 });

const border = 'house(projects)';
const features = 'house(features)';
const modules = 'house(modules)';

/** A line of code by the project that it would stand in, and the rule that refuses it. */
const refused: [project: string, code: string, rule: string][] = [
  ['mfe-care', `import '../../mfe-finance/src/remote';`, border],
  ['mfe-care', `import '@carecircle/mfe-finance/src/remote';`, border],
  ['mfe-care', `export const load = () => import('../../mfe-finance/src/bills/finance.page');`, border],
  ['mfe-finance', `import '../../shell/src/main';`, border],
  ['mfe-settings', `import '@carecircle/shell/src/main';`, border],
  ['mfe-communication', `import '../../server/src/main';`, border],
  ['mfe-emergency', `import { useQuery } from '@tanstack/react-query';`, 'eslint(no-restricted-imports)'],
  ['mfe-emergency', `import { registerApplication } from 'single-spa';`, 'eslint(no-restricted-imports)'],
  ['mfe-care', `import { lazy } from 'react';`, 'eslint(no-restricted-imports)'],
  ['shell', `import { lazy } from 'react';`, 'eslint(no-restricted-imports)'],
  ['shell', `import '../../mfe-care/src/remote';`, border],
  ['shell', `export const load = () => import('../../mfe-care/src/remote');`, border],
  ['shell', `import '@carecircle/mfe-emergency/src/remote';`, border],
  ['server', `import '@carecircle/ui';`, border],
  ['libs/ui', `import '@carecircle/remote-kit';`, border],
];

const allowed: [project: string, code: string][] = [
  ['mfe-care', `import { Button } from '@carecircle/ui';\nexport const Known = Button;`],
  ['shell', `import { bus } from '@carecircle/event-bus';\nexport const known = bus;`],
];

/** The same within a remote, by the file that the code would stand in. */
const refusedInRemotes: [project: string, file: string, code: string, rule: string][] = [
  ['mfe-care', 'src/calendar/crossing.ts', `import '../tasks/task-draft';`, features],
  [
    'mfe-care',
    'src/points/crossing.ts',
    `export type { FieldsProps } from '../medications/form/fields-props';`,
    features,
  ],
  ['mfe-care', 'src/now/crossing.ts', `export const load = () => import('../tasks/tasks.page');`, features],
  ['mfe-care', 'src/task-lists/crossing.ts', `import '../tasks/task-draft';`, features],
  ['mfe-emergency', 'src/banner/crossing.ts', `import '../emergency/emergency-panel';`, features],
];

const allowedInRemotes: [project: string, file: string, code: string][] = [
  ['mfe-care', 'src/calendar/crossing.ts', `import '../task-lists/apply-task-event';`],
  ['mfe-care', 'src/medications/day/crossing.ts', `import '../form/medication-draft';`],
  ['mfe-care', 'src/crossing.ts', `import './tasks/tasks.manifest';`],
];

/** The same within the server, by the file that the code would stand in. */
const refusedInServer: [file: string, code: string, rule: string][] = [
  ['src/modules/points/crossing.ts', `import '../tasks/put-task';`, modules],
  ['src/modules/points/crossing.ts', `export type { TaskRow } from '../tasks/tasks.tables';`, modules],
  ['src/modules/calendar/feeds/crossing.ts', `import '../../tasks/put-task';`, modules],
  ['src/modules/crossing.ts', `import './tasks/put-task';`, modules],
  ['src/http/crossing.ts', `export const load = () => import('../modules/tasks/put-task');`, modules],
  ['src/crossing.ts', `import './modules/points/points.tables';`, modules],
  ['src/spine/crossing.ts', `import '../modules/circles';`, modules],
  ['src/access/crossing.ts', `import type { TaskRow } from '../modules/tasks';`, modules],
  ['src/records/crossing.ts', `import '../modules/circles';`, modules],
  ['src/database/crossing.ts', `import '../modules/circles';`, modules],
  ['src/files/crossing.ts', `import '../modules/circles';`, modules],
  ['src/access/crossing.ts', `import '../spine/run-operation';`, modules],
];

const allowedInServer: [file: string, code: string][] = [
  ['src/modules/points/crossing.ts', `import { putTask } from '../tasks';\nexport const known = putTask;`],
  ['src/modules/tasks/crossing.ts', `import { taskOf } from './task-rows';\nexport const known = taskOf;`],
  ['src/modules/calendar/feeds/crossing.ts', `import '../files/short-uid';`],
  ['src/modules/crossing.ts', `import './points/points.module';`],
];

for (const [project, code, rule] of refused)
  test(`MFE-1 the lint refuses in ${project}: ${code}`, () => {
    expect(brokenRules(project, code)).toContain(rule);
  });

for (const [project, code] of allowed)
  test(`MFE-1 the lint takes in ${project}: ${code.split('\n')[0]}`, () => {
    expect(brokenRules(project, code)).toEqual([]);
  });

for (const [project, file, code, rule] of refusedInRemotes)
  test(`the lint refuses in ${project}/${file}: ${code}`, () => {
    expect(brokenRules(project, code, file)).toContain(rule);
  });

for (const [project, file, code] of allowedInRemotes)
  test(`the lint takes in ${project}/${file}: ${code}`, () => {
    expect(brokenRules(project, code, file)).toEqual([]);
  });

for (const [file, code, rule] of refusedInServer)
  test(`the lint refuses in server/${file}: ${code.split('\n')[0]}`, () => {
    expect(brokenRules('server', code, file)).toContain(rule);
  });

for (const [file, code] of allowedInServer)
  test(`the lint takes in server/${file}: ${code.split('\n')[0]}`, () => {
    expect(brokenRules('server', code, file)).toEqual([]);
  });

test('the lint refuses a forty-sixth file side by side with others', () => {
  const folder = mkdtempSync(join(workspace, 'server/src/crowded-'));
  const fill = (count: number) => {
    for (let index = 0; index < count; index += 1) writeFileSync(join(folder, `${index}.ts`), '');
  };
  try {
    fill(45);
    expect(rulesBrokenBy(join(folder, '0.ts'))).toEqual([]);
    fill(46);
    expect(rulesBrokenBy(join(folder, '0.ts'))).toEqual(['house(flat-folder)']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

for (const source of ['server/src', 'mfe-care/src', 'libs/ui/src'])
  test(`the lint refuses files of ${source} that import each other, also by a front door`, () => {
    const folder = mkdtempSync(join(workspace, source, 'circle-'));
    try {
      mkdirSync(join(folder, 'door'));
      writeFileSync(join(folder, 'a.ts'), "import { b } from './door';\nexport const a = () => b;\n");
      writeFileSync(join(folder, 'door/index.ts'), "export { b } from './b';\n");
      writeFileSync(join(folder, 'door/b.ts'), "import { a } from '../a';\nexport const b = () => a;\n");
      expect(rulesBrokenBy(join(folder, 'a.ts'))).toEqual(['import(no-cycle)']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

/** Lints code in a file of a project that stands there only for that long. */
function brokenRules(project: string, code: string, standsIn = 'src/crossing.ts'): string[] {
  const file = join(workspace, project, standsIn);
  writeFileSync(file, `${code}\n`, { flag: 'wx' });
  try {
    return rulesBrokenBy(file);
  } finally {
    rmSync(file);
  }
}

function rulesBrokenBy(file: string): string[] {
  const args = [join(workspace, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', file];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: workspace,
    env: { ...process.env, NX_DAEMON: 'false' },
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}
