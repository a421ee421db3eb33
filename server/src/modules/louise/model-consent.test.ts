import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRecipient } from '../../api-conformance/fixture-records';
import type { LanguageModel } from '../../language-model/language-model';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let rosa: TestPerson;
let circle: TestCircle;
/** How often something left for the model. */
let asked = 0;

const model: LanguageModel = {
  ...{ name: 'small', host: 'model.example' },
  next: async () => {
    asked += 1;
    return { kind: 'text', text: 'Nothing is due.' };
  },
};

beforeAll(async () => {
  server = await startTestServer({ model });
  ana = await server.signUp('Ana');
  rosa = await server.signUp('Rosa');
});
afterAll(() => server.stop());
beforeEach(async () => {
  asked = 0;
  circle = await ana.createCircle();
  await circle.join(rosa);
  server.clock.advance(61_000);
});

const consent = (person: TestPerson, isGiven: boolean) =>
  person.call('privacy.changeConsent', { kind: 'data-processing', isGiven });
const louise = () => ana.call('louise.getLouise', { circleId: circle.id });
const ask = () =>
  ana.call('louise.askModel', {
    ...{ circleId: circle.id, language: 'en', skills: [] },
    entries: [{ from: 'person', text: 'What is due?' }],
  });

describe('PRIV-3 without the consent to data processing', () => {
  it('nothing that somebody asks goes to a language model, and the dialog knows why', async () => {
    await consent(ana, false);
    expect(await louise()).toEqual({ model: null, hindrance: 'no-consent' });
    expect(await ask()).toEqual({ status: 'unavailable' });
    expect(asked).toBe(0);
    await consent(ana, true);
    expect((await louise()).hindrance).toBeNull();
    expect(await ask()).toMatchObject({ status: 'answered' });
    expect(asked).toBe(1);
  });

  it('of somebody cared for, nothing of their circle goes there, no matter who asks', async () => {
    const recipientId = await addRecipient(circle, 'Rosa');
    const edit = { circleId: circle.id, recipientId, changes: { memberId: rosa.id } };
    await ana.call('circles.editRecipient', edit);
    await consent(rosa, false);
    expect(await louise()).toEqual({ model: null, hindrance: 'consent-of-other' });
    expect(await ask()).toEqual({ status: 'unavailable' });
    expect(asked).toBe(0);
    await consent(rosa, true);
    expect((await louise()).model).toEqual({ name: 'small', host: 'model.example' });
  });
});
