import { languages } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChildServer, type ChildServer } from '../../server/src/testing/programs/start-child-server';
import { foldWords } from '@carecircle/remote-kit/questions';
import { matcherOf } from '../../shell/src/louise/match-skills';
import type { Reply } from '../../shell/src/louise/reply';
import { isWhole } from '../depth';
import { keller, rivera, toldOf, wordsForFew, wordsOf, type CircleFacts } from './circle-facts';
import { louiseOf } from './ask-louise';
import { questionsIn } from './questions/questions';
import type { Topic } from './questions/question';
import { makeTwoCircles, type Asker, type TwoCircles } from './two-circles';

/** What a friend may ask about; all else is not told. */
const openToFriends: readonly Topic[] = [
  'appointments',
  'today-events',
  'tomorrow-events',
  'open-tasks',
  'members',
];

let server: ChildServer;
let circles: TwoCircles;

beforeAll(async () => {
  server = await startChildServer({ DEMO: 'off', REQUESTS_PER_MINUTE: '100000' });
  circles = await makeTwoCircles(server.url);
});
afterAll(() => server.stop());

describe.each(isWhole ? languages : (['en', 'de'] as const))('LOU-2 in %s', (language) => {
  const { topics, titles, unknown, emergencies, doses, thanks, call, notUnderstood } = questionsIn[language];
  const asked = Object.entries(topics).flatMap(([topic, questions]) =>
    questions.map((question) => ({ topic: topic as Topic, question })),
  );

  it('asks at least 60 questions, none of them twice', () => {
    expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['Rivera', rivera, keller],
    ['Keller', keller, rivera],
  ] as const)(
    'answers each with the facts of the %s circle and none of the other',
    async (_name, own, other) => {
      const { ask } = await louiseOf(own === rivera ? circles.ana : circles.kai, language);
      const wrong: string[] = [];
      for (const { topic, question } of asked) {
        const complaint = whatIsWrong(await ask(question), topic, own, other);
        if (complaint) wrong.push(`${topic}: ${question}\n  ${complaint}`);
      }
      expect(wrong.join('\n')).toBe('');
    },
  );

  it('CIRC-4 tells a friend appointments and tasks, and nothing above their permission', async () => {
    const { ask } = await louiseOf(circles.friend, language);
    for (const { topic, question } of asked) {
      const reply = await ask(question);
      const told = said(reply);
      for (const word of [...wordsForFew(keller), ...wordsOf(rivera)])
        expect(told, question).not.toContain(word);
      if (openToFriends.includes(topic)) {
        for (const fact of toldOf(keller)[topic].text) expect(told, question).toContain(fact);
      }
    }
  });

  it('LOU-3 changes nothing: what was asked for waits for a yes', async () => {
    const { ask } = await louiseOf(circles.ana, language);
    const before = await recordsOf(circles.ana);
    for (const question of topics['take-dose'])
      expect((await ask(question)).proposal, question).toBeDefined();
    for (const topic of ['add-event', 'add-task'] as const) {
      const prepared = await Promise.all(
        topics[topic].map(async (question) => (await ask(question)).proposal),
      );
      expect(prepared.map((proposal) => proposal?.input)).toMatchObject(
        titles[topic].map((title) => ({ title })),
      );
    }
    expect(await recordsOf(circles.ana)).toEqual(before);
  });

  it.each(unknown)('does not know “%s”, says so and gives a tip', async (question) => {
    const { ask } = await louiseOf(circles.ana, language);
    const { text, links } = await ask(question);
    expect(text.startsWith(`${notUnderstood} `), text).toBe(true);
    expect(text.length).toBeGreaterThan(notUnderstood.length + 10);
    expect(links).toEqual([]);
  });

  it('takes thanks for what they are', async () => {
    const { ask } = await louiseOf(circles.ana, language);
    const { text, links } = await ask(thanks);
    expect(text).not.toContain(notUnderstood);
    expect(links).toEqual([]);
  });

  it('leads to the member who is to be called, not to a doctor', async () => {
    const { ask } = await louiseOf(circles.ana, language);
    const { text, links } = await ask(call.replace('{name}', rivera.helper));
    expect(text).toContain(rivera.helper);
    expect(text).not.toContain(rivera.doctor.name);
    expect(links.at(-1)?.href).toMatch(/^\/circle\/member\//);
  });

  it('takes what may be an emergency at its word: calls first, and nothing else', async () => {
    const { ask } = await louiseOf(circles.ana, language);
    for (const question of emergencies) {
      const { isUrgent, links } = await ask(question);
      expect(isUrgent, question).toBe(true);
      expect(links[0]?.href, question).toMatch(/^tel:\d+$/);
      expect(links.at(-1)?.href, question).toBe('/emergency');
    }
  });

  it('advises on no dose, but says whom to call', async () => {
    const { ask } = await louiseOf(circles.ana, language);
    const fixed = (await ask(doses[0] ?? '')).text;
    for (const question of doses) {
      const { text, links, isUrgent, proposal } = await ask(question);
      expect([isUrgent, proposal], question).toEqual([undefined, undefined]);
      expect(text, question).toBe(fixed);
      expect(links.map(({ href }) => href)).toContain(`tel:${rivera.doctor.phone}`);
      expect(links.at(-1)?.href, question).toMatch(/^tel:\d{3}$/);
    }
  });

  it('answers the examples of each skill by that skill', async () => {
    const { skills } = await louiseOf(circles.ana, language);
    const match = matcherOf(skills.filter(({ purpose }) => purpose === undefined));
    const astray = skills.flatMap(({ id, examples }) =>
      examples
        .filter((example) => match({ words: foldWords(example) })[0]?.id !== id)
        .map((text) => `${id}: ${text}`),
    );
    expect(astray).toEqual([]);
  });
});

function said({ text, links }: Reply): string {
  return [text, ...links.map((link) => `${link.text} ${link.href}`)].join('\n');
}

function whatIsWrong(reply: Reply, topic: Topic, own: CircleFacts, other: CircleFacts): string {
  const { text, links } = toldOf(own)[topic];
  const told = said(reply);
  const missing = text.filter((fact) => !told.includes(fact));
  const foreign = wordsOf(other).filter((word) => told.includes(word));
  const astray = links.filter((start) => !reply.links.some(({ href }) => href.startsWith(start)));
  const early = topic === 'appointments' ? [own.today, own.ahead[3], own.ahead[4]] : [];
  const tooMuch = early.filter((title) => told.includes(title));
  const problems = { missing, foreign, astray, tooMuch };
  const isWrong = Object.values(problems).some((found) => found.length > 0);
  return isWrong ? `${JSON.stringify(problems)} ${JSON.stringify(told)}` : '';
}

async function recordsOf({ caller, circleId }: Asker) {
  const [tasks, log] = await Promise.all([
    caller.call('care', 'listTasks', { circleId, status: 'open', limit: 100 }),
    caller.call('care', 'getMedicationDay', { circleId }),
  ]);
  return { tasks: tasks.tasks.map(({ title }) => title), doses: log.recipients };
}
