import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../base-test';
import { runProgram, workspace } from '../product/run-program';

test.describe.configure({ timeout: 180_000 });

const border = '@nx/enforce-module-boundaries';
const paths = 'import-x/no-restricted-paths';

/** A line of code by the project that it would stand in, and the rule that refuses it. */
const refused: [project: string, code: string, rule: string][] = [
  ['mfe-care', `import '../../mfe-finance/src/remote';`, border],
  ['mfe-care', `import '@carecircle/mfe-finance/src/remote';`, border],
  ['mfe-care', `export const load = () => import('../../mfe-finance/src/bills/finance.page');`, border],
  ['mfe-finance', `import '../../shell/src/main';`, border],
  ['mfe-settings', `import '@carecircle/shell/src/main';`, border],
  ['mfe-communication', `import '../../server/src/main';`, border],
  ['mfe-emergency', `import { useQuery } from '@tanstack/react-query';`, 'no-restricted-imports'],
  ['mfe-emergency', `import { registerApplication } from 'single-spa';`, 'no-restricted-imports'],
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
  ['mfe-care', 'src/calendar/crossing.ts', `import '../tasks/task-draft';`, paths],
  [
    'mfe-care',
    'src/points/crossing.ts',
    `export type { FieldsProps } from '../medications/form/fields-props';`,
    paths,
  ],
  ['mfe-care', 'src/now/crossing.ts', `export const load = () => import('../tasks/tasks.page');`, paths],
  ['mfe-care', 'src/task-lists/crossing.ts', `import '../tasks/task-draft';`, paths],
  ['mfe-emergency', 'src/banner/crossing.ts', `import '../emergency/emergency-panel';`, paths],
  ['mfe-care', 'src/tasks/task-menu.tsx', `import './task-row';`, 'import-x/no-cycle'],
];

const allowedInRemotes: [project: string, file: string, code: string][] = [
  ['mfe-care', 'src/calendar/crossing.ts', `import '../task-lists/apply-task-event';`],
  ['mfe-care', 'src/medications/day/crossing.ts', `import '../form/medication-draft';`],
  ['mfe-care', 'src/crossing.ts', `import './tasks/tasks.manifest';`],
];

/** The same within the server, by the file that the code would stand in. */
const refusedInServer: [file: string, code: string, rule: string][] = [
  ['src/modules/points/crossing.ts', `import '../tasks/put-task';`, paths],
  ['src/modules/points/crossing.ts', `export type { TaskRow } from '../tasks/tasks.tables';`, paths],
  ['src/modules/calendar/feeds/crossing.ts', `import '../../tasks/put-task';`, paths],
  ['src/modules/crossing.ts', `import './tasks/put-task';`, paths],
  ['src/http/crossing.ts', `export const load = () => import('../modules/tasks/put-task');`, paths],
  ['src/crossing.ts', `import './modules/points/points.tables';`, paths],
  ['src/spine/crossing.ts', `import '../modules/circles';`, paths],
  ['src/access/crossing.ts', `import type { TaskRow } from '../modules/tasks';`, paths],
  ['src/records/crossing.ts', `import '../modules/circles';`, paths],
  ['src/database/crossing.ts', `import '../modules/circles';`, paths],
  ['src/files/crossing.ts', `import '../modules/circles';`, paths],
  ['src/access/crossing.ts', `import '../spine/run-operation';`, paths],
  [
    'src/modules/tasks/tasks.tables.ts',
    `import { taskOf } from './task-rows';\nexport const known = taskOf;`,
    'import-x/no-cycle',
  ],
  [
    'src/modules/tasks/put-task.ts',
    `import { medicationsPart } from '../medications';\nexport const known = medicationsPart;`,
    'import-x/no-cycle',
  ],
];

const allowedInServer: [file: string, code: string][] = [
  ['src/modules/points/crossing.ts', `import { putTask } from '../tasks';\nexport const known = putTask;`],
  ['src/modules/tasks/crossing.ts', `import { taskOf } from './task-rows';\nexport const known = taskOf;`],
  ['src/modules/calendar/feeds/crossing.ts', `import '../files/short-uid';`],
  ['src/modules/crossing.ts', `import './points/points.module';`],
];

test.beforeAll(() => {
  // The rule reads the workspace's graph from where Nx keeps it, and is silent without one.
  runProgram('nx', ['show', 'projects'], { folder: workspace });
});

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
  const next = join(folder, 'next.ts');
  try {
    fill(44);
    expect(brokenRules('server', 'export const known = 1;', next)).toEqual([]);
    fill(45);
    expect(brokenRules('server', 'export const known = 1;', next)).toEqual(['rooms/flat-folder']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a look at all code refuses files that import each other', () => {
  const folder = mkdtempSync(join(workspace, 'server/src/circle-'));
  try {
    // What nothing imports is found as unused instead, so one of them is a test.
    writeFileSync(join(folder, 'a.test.ts'), "import { b } from './b';\nexport const a = () => b;\n");
    writeFileSync(join(folder, 'b.ts'), "import { a } from './a.test';\nexport const b = () => a;\n");
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(workspace, 'node_modules/knip/bin/knip.js')],
      {
        cwd: workspace,
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(/Circular dependencies.*\n.*\/b\.ts → .*\/a\.test\.ts/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Lints code as if it stood in a file of a project, without writing one. */
function brokenRules(project: string, code: string, standsIn = 'src/crossing.ts'): (string | null)[] {
  const eslint = join(workspace, 'node_modules/eslint/bin/eslint.js');
  const args = [eslint, '--stdin', '--stdin-filename', standsIn, '--format', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(workspace, project),
    env: { ...process.env, NX_DAEMON: 'false' },
    input: `${code}\n`,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('[')) throw new Error(stderr);
  const [file] = JSON.parse(stdout) as { messages: { ruleId: string | null }[] }[];
  return (file?.messages ?? []).map(({ ruleId }) => ruleId);
}
