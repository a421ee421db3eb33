import { randomUUID } from 'node:crypto';
import { demoFoundedDaysAgo, demoHistory, type DemoStep, type PersonKey } from '@carecircle/demo-data';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { foundCircle, type Crew } from './found-circle';
import { chargesAfter, payCharges, putOnPremium } from './pay-for-plan';
import { createHistorySpine } from './history-spine';
import { passTime, runPast, type PastCommand } from './live-history';
import { writeFiles } from './template-content';
import { readTemplate } from './read-template';
import type { Template, TemplateFile } from './template';

const dayMs = 86_400_000;

/**
 * Lives the demo circle's history in an empty database through the real commands (ALL-4), up to each of these moments of one day
 * of the circle; gives what is there then.
 */
export async function* liveDay(
  database: DatabaseHandle,
  moments: readonly Date[],
): AsyncGenerator<{ moment: Date; template: Template }> {
  const [first] = moments;
  if (!first) return;
  const founded = new Date(first.getTime() - demoFoundedDaysAgo * dayMs);
  const history = createHistorySpine(database, founded);
  const { db } = database;
  const bringing = { reader: db, ...history.spine.services };
  const circleId = randomUUID();
  // Who came in the same moment would stand in another order in each installation.
  let founding = founded.getTime();
  const run = (command: Omit<PastCommand, 'at'>, at = new Date((founding += 1_000))) =>
    runPast(history, circleId, { at, ...command });
  try {
    const { crew, recipients } = await foundCircle(run, circleId, () => putOnPremium(history, circleId));
    // From here on it is one: nobody is woken again and again by what its made-up people have left open.
    await db.execute(sql`update circles set is_demo = true`);
    const charges = chargesAfter(founded);
    const steps = demoHistory({ now: first, people: idsOf(crew), recipients, newId: randomUUID });
    let done = 0;
    for (const moment of moments) {
      for (let step = steps[done]; step && step.at <= moment; step = steps[(done += 1)]) {
        await payCharges(history, circleId, charges, step.at);
        await passTime(history, step.at);
        await run({ person: crew[step.as], operation: step.operation, input: step.input }, step.at);
        if (step.content) await writeFiles(bringing, circleId, [uploadedBy(step)]);
      }
      await passTime(history, moment);
      await history.settle();
      await db.execute(sql`update people set demo_circle_id = ${circleId}`);
      yield { moment, template: await readTemplate(db, history.spine.services) };
    }
  } finally {
    await history.end();
  }
}

function idsOf(crew: Crew): Record<PersonKey, string> {
  return Object.fromEntries(Object.entries(crew).map(([key, { id }]) => [key, id])) as Record<
    PersonKey,
    string
  >;
}

/** The file that comes after the command that announced it. */
function uploadedBy({ input, content = '' }: DemoStep): TemplateFile {
  return { fileId: 'uploadId' in input ? input.uploadId : '', content };
}
