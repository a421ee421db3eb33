import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForms } from './form-watch';
import { whenSafe } from './when-safe';

let path = '/finance';
let isSafe = false;
const wait = () => void whenSafe(() => path).then(() => (isSafe = true));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

watchForms();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  [path, isSafe] = ['/finance', false];
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  document.body.append(field);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('REL-3 a screen is exchanged when nobody has touched the page for a moment', async () => {
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  wait();
  await pass(1_000);
  expect(isSafe).toBe(false);
  await pass(1_000);
  expect(isSafe).toBe(true);
});

it('REL-3 not while a form is being filled in, until it is sent or left', async () => {
  const field = document.createElement('textarea');
  type(field, 'The bill for');
  wait();
  await pass(60_000);
  expect(isSafe).toBe(false);
  path = '/calendar';
  await pass(500);
  expect(isSafe).toBe(true);
});

it('REL-3 once what was typed is gone', async () => {
  const field = document.createElement('input');
  type(field, '12');
  wait();
  await pass(10_000);
  expect(isSafe).toBe(false);
  field.value = '';
  await pass(500);
  expect(isSafe).toBe(true);
});

it('REL-3 not under an open dialog', async () => {
  document.body.innerHTML = '<div role="dialog"></div>';
  wait();
  await pass(10_000);
  expect(isSafe).toBe(false);
  document.body.replaceChildren();
  await pass(500);
  expect(isSafe).toBe(true);
});
