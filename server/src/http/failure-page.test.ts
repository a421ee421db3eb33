import { languages, type Language } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestPerson } from '../testing/test-person';
import { failureWords } from './plain-page/failure-words';

let server: TestServer;
let ana: TestPerson;
beforeAll(async () => {
  server = await startTestServer({
    web: async () => (app) => {
      app.get('/broken', () => {
        throw new Error('secret inside');
      });
    },
  });
  ana = await server.signUp('Ana');
});
afterAll(() => server.stop());

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const visit = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...browser, ...headers } });

describe('a page that cannot be shown', () => {
  it.each(languages)('SHELL-2 is a page in %s with ways that lead on', async (language) => {
    const { statusCode, headers, body } = await visit('/broken', { 'accept-language': language });
    const words = failureWords[language];
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(words.failed);
    expect(body).toContain(`<a href="">${words.retry}</a>`);
    expect(body).toContain(`<a href="/">${words.home}</a>`);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('<script');
  });

  it('SET-4 speaks the language that its reader has chosen', async () => {
    const commandId = crypto.randomUUID();
    await ana.call('account.changePreferences', { commandId, changes: { language: 'it' } });
    const { body } = await visit('/broken', { cookie: ana.cookie, 'accept-language': 'de' });
    expect(body).toContain(failureWords.it.failed);
  });

  it('SHELL-2 says of what is not there that it is not there, and of an overload that it passes', async () => {
    const missing = await visit('/nowhere.html');
    expect([missing.statusCode, missing.body.includes(failureWords.en.missing)]).toEqual([404, true]);
    const strict = await startTestServer({ requestsPerMinute: 1 });
    const ask = () => strict.app.inject({ url: '/checkin-for/x', headers: browser });
    await ask();
    const { statusCode, body, headers } = await ask();
    expect([statusCode, body.includes(failureWords.en.busyText)]).toEqual([429, true]);
    expect(headers['retry-after']).toBeDefined();
    await strict.stop();
  });

  it.each(['/broken', '/nowhere.js'])('programs get their own answer at %s', async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: '*/*' } });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  it.each(['/api/nothing', '/assets/x.js', '/releases/a/b/c.js', '/health/x', '/feeds/x.ics'])(
    'addresses of programs never answer with a page: %s',
    async (url) => {
      expect((await visit(url)).headers['content-type']).toMatch(/^application\/json/);
    },
  );
});

it('every text for a page that cannot be shown is there in all languages, and no two say the same', () => {
  for (const language of languages as readonly Language[]) {
    const texts = Object.values(failureWords[language]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
