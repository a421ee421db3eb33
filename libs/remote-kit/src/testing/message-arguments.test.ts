import compile from 'icu-minify/compile';
import { expect, it } from 'vitest';
import { messageArguments } from './message-arguments';

it.each([
  ['plain', []],
  ['{a}', ['a:text']],
  ['Hi {name}, <b>{n, number}</b>', ['b:tag', 'n:number', 'name:text']],
  ['{count, plural, one {# bill} other {# bills for {who}}}', ['count:plural', 'who:text']],
  ['{s, select, a {x} other {{d, date, short}}}', ['d:date', 's:select']],
])('reads the arguments of %j', (message, expected) => {
  expect(messageArguments(compile(message))).toEqual(expected);
});
