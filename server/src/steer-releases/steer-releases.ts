import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { usualStages, type RolloutChange } from '@carecircle/contracts';
import { areaLines, historyLines, versionLines, whyLine } from './say-releases';

const usage = `npm run releases                                              every area and what is served
npm run releases -- show <remote>                             its versions and its history
npm run releases -- offer <remote> <version> [--circle <id>]… [--operators] [--percent 10] [--stages] [--with <remote>@<version>]…
npm run releases -- raise <remote> <percent>
npm run releases -- pause|resume|roll-back <remote>
npm run releases -- serve <remote> <version>                  to everybody
npm run releases -- why <remote> <circle id>                  why this circle has its version
npm run releases -- token <remote> <label>                    a token with which its team publishes
npm run releases -- end-tokens <remote>
Each change takes --reason '…', for the audit trail. CARECIRCLE_URL says where the product runs, DATA_DIR where its operator's token
lies, or CARECIRCLE_TOKEN holds it.`;

class Wrong extends Error {}

/** The operators' screen as a command line, over the same rules (REL-6). */
async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [verb = 'list', remote = '', value = ''] = positionals;
  const reason = values.reason ?? 'from the command line';
  const steer = async (change: RolloutChange | null) => {
    if (!change) throw new Wrong(usage);
    const area = await call('POST', `/${remote}/rollout`, { change, reason });
    for (const line of areaLines([area as never])) console.info(line);
  };
  if (verb === 'list') return say(areaLines((await call('GET', '')) as never));
  if (remote === '') throw new Wrong(usage);
  if (verb === 'show') {
    const { area, versions, history } = (await call('GET', `/${remote}`)) as Shown;
    return say([...areaLines([area]), ...versionLines(versions), ...historyLines(history)]);
  }
  if (verb === 'why') return say([whyLine((await call('GET', `/${remote}/why?circle=${value}`)) as never)]);
  if (verb === 'token') {
    const { token } = (await call('POST', `/${remote}/tokens`, { label: value })) as { token: string };
    return say([token]);
  }
  if (verb === 'end-tokens') {
    const { ended } = (await call('DELETE', `/${remote}/tokens`)) as { ended: number };
    return say([`${ended} tokens of ${remote} ended.`]);
  }
  return steer(changeOf(verb, value, values));
}

interface Shown {
  area: Parameters<typeof areaLines>[0][number];
  versions: Parameters<typeof versionLines>[0];
  history: Parameters<typeof historyLines>[0];
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        circle: { type: 'string', multiple: true },
        with: { type: 'string', multiple: true },
        operators: { type: 'boolean' },
        stages: { type: 'boolean' },
        percent: { type: 'string' },
        reason: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Wrong(`${(error as Error).message}\n${usage}`);
  }
}

type Values = ReturnType<typeof readArguments>['values'];

function changeOf(verb: string, value: string, values: Values): RolloutChange | null {
  if (verb === 'pause' || verb === 'resume') return { kind: verb };
  if (verb === 'roll-back') return { kind: 'rollBack' };
  if (verb === 'serve') return { kind: 'serve', version: value };
  if (verb === 'raise') return { kind: 'raise', percent: Number(value) };
  if (verb !== 'offer') return null;
  return {
    ...{
      kind: 'offer',
      version: value,
      percent: Number(values.percent ?? 0),
      circleIds: values.circle ?? [],
    },
    toOperators: values.operators ?? false,
    stages: values.stages ? usualStages.map((stage) => ({ ...stage })) : [],
    together: (values.with ?? []).map((text) => {
      const [remote = '', version = ''] = text.split('@');
      return { remote, version };
    }),
  };
}

async function call(method: string, below: string, body?: object): Promise<unknown> {
  const url = process.env.CARECIRCLE_URL ?? `http://localhost:${process.env.PORT ?? '4300'}`;
  const headers = { authorization: `Bearer ${token()}`, 'content-type': 'application/json' };
  const sent = body ? { body: JSON.stringify(body) } : {};
  const options = { method, headers: body ? headers : { authorization: headers.authorization }, ...sent };
  const answer = await fetch(`${url}/api/releases${below}`, options).catch(() => {
    throw new Wrong(`${url} does not answer.`);
  });
  const said = (await answer.json()) as { message?: string };
  if (!answer.ok) throw new Wrong(said.message ?? `${answer.status}`);
  return said;
}

function token(): string {
  if (process.env.CARECIRCLE_TOKEN) return process.env.CARECIRCLE_TOKEN;
  const file = path.resolve(process.env.DATA_DIR ?? './data', 'release-operator.token');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Wrong(
      `${file} is not there: name the DATA_DIR of a product that has run, or set CARECIRCLE_TOKEN.`,
    );
  }
}

function say(lines: readonly string[]): void {
  for (const line of lines) console.info(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Wrong ? error.message : error);
  process.exitCode = 1;
});
