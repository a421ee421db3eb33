import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasKannel, startKannel, type Kannel } from '../testing/partners/kannel';
import { createSms } from './create-sms';
import { eventually } from '../testing/eventually';

describe.runIf(hasKannel)('CIRC-2 NOTE-5 text messages over a real Kannel', () => {
  let kannel: Kannel;
  beforeAll(async () => {
    kannel = await startKannel();
  });
  afterAll(() => kannel.remove());

  const arrives = (expected: object) =>
    eventually(() => expect(kannel.texts().at(-1)).toMatchObject(expected));

  it.each([
    ['Spanish', 'Doña Begoña está sola: ¿quién va?\nhttps://care.example/a/b-c_d'],
    ['emoji, also joined ones', 'Help 🆘 from 👩‍👩‍👧 and 🤷🏽‍♀️'],
    ['Hebrew and Arabic with a mark of direction', 'סבתא זקוקה לעזרה – \u200fجدتي تحتاج إلى مساعدة'],
    ['what looks like markup', 'A < B & "C" > \'D\' </ud> &lt; {text} 100 % %41 %d +1'],
  ])('CIRC-2 arrive letter by letter: %s', async (_what, text) => {
    await createSms(kannel.sms).send({ to: '+13125550142', text });
    await arrives({ to: '+13125550142', from: '+15005550006', text, parts: 1 });
  });

  it('CIRC-2 arrive whole when they are long, in parts that belong together', async () => {
    const text = Array.from({ length: 12 }, (_each, line) => `${line} Señora 🆘 עזרה مساعدة`).join('\n');
    await createSms(kannel.sms).send({ to: '+13125550143', text });
    await arrives({ text, parts: Math.ceil(text.length / 67) });
  });

  it('CIRC-2 with a wrong password are refused, which may pass', async () => {
    const wrong = { ...kannel.sms, url: kannel.sms.url.replace('password=secret', 'password=wrong') };
    const before = kannel.texts().length;
    await expect(createSms(wrong).send({ to: '+13125550142', text: 'Hi' })).rejects.toMatchObject({
      ...{ message: 'The gateway answered 403.', isFinal: false },
    });
    expect(kannel.texts()).toHaveLength(before);
  });

  it('CIRC-2 to what is no number are refused for good', async () => {
    await expect(createSms(kannel.sms).send({ to: 'Lee', text: 'Hi' })).rejects.toMatchObject({
      ...{ message: 'The gateway answered 400.', isFinal: true },
    });
  });
});
