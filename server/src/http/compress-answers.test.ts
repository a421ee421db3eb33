import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressAnswers } from './compress-answers';

const tasks = { titles: Array.from({ length: 200 }, (_, index) => `Task ${index}`) };

async function ask(accepted: string, payload: object = tasks) {
  const app = Fastify();
  compressAnswers(app);
  app.get('/tasks', () => payload);
  return app.inject({ url: '/tasks', headers: { 'accept-encoding': accepted } });
}

it('SHELL-7 sends answers in the smallest form that the browser takes', async () => {
  const smallest = await ask('gzip, deflate, br');
  expect(smallest.headers['content-encoding']).toBe('br');
  expect(Number(smallest.headers['content-length'])).toBe(smallest.rawPayload.length);
  expect(JSON.parse(brotliDecompressSync(smallest.rawPayload).toString())).toEqual(tasks);

  const older = await ask('gzip');
  expect(older.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(older.rawPayload).toString())).toEqual(tasks);
});

it('SHELL-7 leaves small answers, and those for others, as they are', async () => {
  expect((await ask('br', { ok: true })).headers['content-encoding']).toBeUndefined();
  const plain = await ask('');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual(tasks);
});
