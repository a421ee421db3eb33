import { randomUUID } from 'node:crypto';
import { languages } from '@carecircle/contracts';
import { describe, expect, it } from 'vitest';
import { checkInFixture } from '../../testing/check-in-fixture';
import { linkedCheckInWords } from './linked-check-in-words';
import { renderForm } from './render-linked-check-in';

const s = checkInFixture();

async function makePath(): Promise<string> {
  await s.ben.call('care.addCheckInLink', { ...s.ofRosa(), linkId: randomUUID(), hours: 1 });
  const [made] = await s.ben.call('care.listCheckInLinks', { circleId: s.circle.id });
  return made?.path ?? '';
}

const open = (url: string, language = 'en') =>
  s.server.app.inject({ url, headers: { 'accept-language': language } });
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  s.server.app.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const filled = () => ({ checkInId: randomUUID(), name: 'Joy', status: 'ok', mood: '2', notes: '' });

describe('the page of a check-in link', () => {
  it('CHK-4 SHELL-1 asks nobody to sign in, shows the first name alone, and is kept out of searches', async () => {
    const { statusCode, headers, body } = await open(await makePath());
    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('How is Rosa doing?');
    expect(body).not.toContain('Example');
    expect(body).not.toContain('<script');
    for (const field of ['checkInId', 'status', 'mood', 'notes', 'name'])
      expect(body).toContain(`name="${field}"`);
  });

  it('CHK-4 sends once; the same form again is the same, another one is told that it was used', async () => {
    const path = await makePath();
    const form = filled();
    expect((await send(path, form)).body).toContain('The circle has your check-in.');
    expect((await send(path, form)).statusCode).toBe(200);
    const second = await send(path, filled());
    expect([second.statusCode, second.body.includes('already been used')]).toEqual([409, true]);
    const { checkIns } = await s.ana.call('care.listCheckIns', { circleId: s.circle.id });
    expect(checkIns).toMatchObject([{ status: 'ok', mood: 2, overLinkBy: 'Joy' }]);
  });

  it('ALL-3 says at the field what is missing, keeps what was typed, and never runs it', async () => {
    const path = await makePath();
    const { statusCode, body } = await send(path, { ...filled(), name: ' ', notes: '<b>"x"' });
    expect(statusCode).toBe(422);
    expect(body).toContain('id="name-error"');
    expect(body).toContain('&lt;b&gt;&quot;x&quot;');
    expect(body).not.toContain('<b>');
    expect((await send(path, { ...filled(), status: 'great' })).body).toContain('id="status-error"');
  });

  it('CHK-4 wrong, used and revoked links are one plain page', async () => {
    const used = await makePath();
    await send(used, filled());
    const answers = await Promise.all(
      [used, `/checkin-for/${'a'.repeat(65)}`, '/checkin-for/x'].map((path) => open(path)),
    );
    const [first] = answers;
    const plain = (body: string) => body.replace(/nonce="[^"]+"/, '');
    for (const { statusCode, body } of answers)
      expect([statusCode, plain(body)]).toEqual([404, plain(first?.body ?? '')]);
  });

  it.each(['[]', '"x"', 'null', '1', '{"name":{"x":1},"status":["ok"]}', '{'])(
    'CHK-4 answers %s, which is no form, with a page',
    async (payload) => {
      const path = await makePath();
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const headers = { 'content-type': type, accept: 'text/html' };
        const answer = await s.server.app.inject({ method: 'POST', url: path, payload, headers });
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.headers['content-type']).toMatch(/^text\/html/);
      }
    },
  );

  it('CHK-4 shows a name as it is, whatever it is made of', () => {
    const words = linkedCheckInWords.en;
    const page = { language: 'en', nonce: 'x', words, filled: {}, wrong: new Map<string, string>() };
    expect(renderForm({ ...page, firstName: "$'$&$1" })).toContain('How is $&#39;$&amp;$1 doing?');
  });

  it('CHK-4 takes no form that another site sends', async () => {
    const path = await makePath();
    const answer = await send(path, filled(), { origin: 'https://evil.example', host: 'care.example' });
    expect(answer.statusCode).toBe(403);
  });

  it.each(languages)(
    'CHK-4 speaks %s, and every sentence names the person where it should',
    async (language) => {
      const { body } = await open(await makePath(), language);
      const words = linkedCheckInWords[language];
      expect(body).toContain(`<html lang="${language}">`);
      expect(words.moods).toHaveLength(5);
      for (const word of [words.heading, words.intro, words.status]) expect(word).toContain('{name}');
    },
  );
});
