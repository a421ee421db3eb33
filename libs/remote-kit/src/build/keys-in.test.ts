import { expect, it } from 'vitest';
import { keysIn } from './keys-in';

const keys = ['tasks.done', 'tasks.gone', 'mood.good', 'mood.bad', 'moods', 'size-big'];

it('MFE-4 finds the keys that a program names whole, in any quotes', () => {
  expect(keysIn(`t("tasks.done");t('moods')`, keys)).toEqual(['tasks.done', 'moods']);
  expect(keysIn('t(`tasks.gone`)', keys)).toEqual(['tasks.gone']);
});

it('MFE-4 finds every key that begins as the program says', () => {
  expect(keysIn('t.dynamic(`mood.${x}`)', keys)).toEqual(['mood.good', 'mood.bad']);
  expect(keysIn('t.dynamic("size-"+x)', keys)).toEqual(['size-big']);
});

it('MFE-4 finds none that are only part of another word', () => {
  expect(keysIn('"tasks.done.late";"x-moods";tasks.gone', keys)).toEqual([]);
});
