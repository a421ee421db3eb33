import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createFormats,
  registerRoutes,
  translator,
  Unreachable,
  type AskedContext,
} from '@carecircle/remote-kit';
import { testSession } from '@carecircle/remote-kit/testing';
import { Assistant } from './assistant';
import type { OwnedSkill } from './usable-skills';
import { loadLouiseWords, type LouiseKey } from './louise-words';

const nowMs = Date.parse('2026-11-21T15:00:00Z');

function skill(id: string, changes: Partial<OwnedSkill> = {}): OwnedSkill {
  return {
    ...{ id, description: id, examples: [], keywords: [], purpose: undefined },
    answer: async () => ({ text: `answer of ${id}`, links: [] }),
    ...changes,
  };
}

const tasks = skill('open-tasks', { examples: ['Which tasks are open?'], keywords: ['task*'] });
const doses = skill('due-doses', { examples: ['What medication is due?'], keywords: ['medic*', 'pill*'] });

function contextOf(): AskedContext {
  const session = testSession();
  const { preferences, circle } = session;
  const settings = { preferences, timeZone: circle.timeZone, currency: circle.currency, nowMs };
  return { session, formats: createFormats(settings), nowMs };
}

async function assistantWith(skills: OwnedSkill[], language = 'en'): Promise<Assistant> {
  const t = translator<LouiseKey>(await loadLouiseWords(language));
  return new Assistant({ t, context: contextOf, bringSkills: async () => skills, random: () => 0 });
}

const answerTo = async (text: string, skills = [tasks, doses], language = 'en') =>
  (await assistantWith(skills, language)).reply([{ from: 'person', text }]);

/** What the server answers, by the end of the path. */
let answers: Record<string, unknown[]>;
let sent: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  answers = { 'get-louise': [{ model: null }] };
  sent = [];
  registerRoutes([]);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.split('?')[0]?.split('/').at(-1) ?? '';
    sent.push({ path, body: JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown> });
    const answer = answers[path]?.shift();
    return answer ? Response.json(answer) : Response.json({ code: 'INTERNAL' }, { status: 500 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('LOU-2 asks the skill whose examples are most like the question', async () => {
  expect((await answerTo('which tasks are still open')).text).toBe('answer of open-tasks');
  expect((await answerTo('is any medication due now?')).text).toBe('answer of due-doses');
  expect((await answerTo('what medicaton is due')).text).toBe('answer of due-doses');
});

it('LOU-2 says the specified words and a tip where nothing fits', async () => {
  const { text } = await answerTo('What is the weather in Paris?');
  expect(text).toMatch(/^I'm not sure I understand your question\. You can ask me:/);
});

it('LOU-2 tells that the records cannot be read, and that it can be tried again', async () => {
  const broken = skill('open-tasks', {
    keywords: ['task*', 'open task*'],
    answer: async () => {
      throw new Unreachable('away');
    },
  });
  expect(await answerTo('open tasks', [broken])).toMatchObject({ canRetry: true });
});

it.each([
  ['en', 'Mom has chest pain'],
  ['en', 'She fell and is not responding'],
  ['en', 'He wants to die'],
  ['es', 'A mamá le duele mucho el pecho'],
  ['es', 'No respira'],
  ['fr', 'Elle ne respire plus'],
  ['fr', 'Il est tombé'],
  ['de', 'Sie bekommt keine Luft'],
  ['de', 'Papa ist gestürzt'],
  ['it', 'Ha un forte dolore al petto'],
  ['it', 'Nonna è caduta'],
  ['pt', 'Ela não está respirando'],
  ['pt', 'Ele caiu'],
] as const)('LOU-2 in %s “%s” gets the fixed answer with the emergency number', async (language, text) => {
  const reply = await answerTo(text, [], language);
  expect(reply.isUrgent).toBe(true);
  expect(reply.links[0]?.href).toBe('tel:911');
});

it.each([
  ['en', 'Can I take two pills?'],
  ['en', 'Is a double dose ok'],
  ['en', 'I think it was an overdose'],
  ['es', '¿Puede tomar doble dosis?'],
  ['fr', 'Peut-elle prendre deux comprimés ?'],
  ['de', 'Darf sie noch eine Tablette nehmen?'],
  ['it', 'Posso dargli un’altra pillola?'],
  ['pt', 'Posso dar uma dose extra?'],
] as const)('LOU-2 in %s “%s” gets no advice but whom to call', async (language, text) => {
  const contacts = skill('dose-contacts', {
    purpose: 'dose-contacts',
    answer: async () => ({ text: '', links: [{ text: 'Call Dr. Lee', href: 'tel:+13125550142' }] }),
  });
  const reply = await answerTo(text, [doses, contacts], language);
  expect(reply.isUrgent).toBeUndefined();
  expect(reply.links.map(({ href }) => href)).toEqual(['tel:+13125550142', 'tel:911']);
});

it('LOU-4 lets the model choose among the skills, and links the facts', async () => {
  answers = {
    'get-louise': [{ model: { name: 'small', host: 'models.example' } }],
    'ask-model': [
      { status: 'calls', calls: [{ callId: 'c1', skill: 'open-tasks', request: 'open' }] },
      { status: 'answered', text: 'One task is open.' },
    ],
  };
  const linked = {
    ...tasks,
    answer: async () => ({ text: 'Buy milk', links: [{ text: 'Tasks', href: '/tasks' }] }),
  };
  const reply = await answerTo('anything', [linked]);
  expect(reply).toEqual({ text: 'One task is open.', links: [{ text: 'Tasks', href: '/tasks' }] });
  expect(sent.at(-1)?.body['entries']).toEqual([
    { from: 'person', text: 'anything' },
    { from: 'call', callId: 'c1', skill: 'open-tasks', request: 'open' },
    { from: 'result', callId: 'c1', text: 'Buy milk' },
  ]);
});

it('LOU-3 LOU-4 shows a change that the model asked for as the skill’s own proposal, and sends nothing', async () => {
  answers = {
    'get-louise': [{ model: { name: 'small', host: 'models.example' } }],
    'ask-model': [{ status: 'calls', calls: [{ callId: 'c1', skill: 'add-task', request: 'milk' }] }],
  };
  const proposal = {
    operation: 'care.addTask',
    input: {},
    confirm: 'Add Task',
    done: 'Added',
    links: [],
  } as never;
  const acting = skill('add-task', { answer: async () => ({ text: 'Add “milk”?', links: [], proposal }) });
  expect(await answerTo('please add milk', [acting])).toMatchObject({ text: 'Add “milk”?', proposal });
  expect(sent.map(({ path }) => path)).toEqual(['get-louise', 'ask-model']);
});

it('LOU-4 answers by herself when the model is not available', async () => {
  answers = {
    'get-louise': [{ model: { name: 'small', host: 'models.example' } }],
    'ask-model': [{ status: 'unavailable' }],
  };
  expect((await answerTo('which tasks are open')).text).toBe('answer of open-tasks');
});

it('LOU-4 asks no model about an emergency or a dose', async () => {
  answers = { 'get-louise': [{ model: { name: 'small', host: 'models.example' } }] };
  expect((await answerTo('chest pain')).isUrgent).toBe(true);
  await answerTo('can I take two');
  expect(sent).toEqual([]);
});
