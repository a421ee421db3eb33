import { describe, expect, it } from 'vitest';
import { Id, line, longText } from './primitives';

describe('one line', () => {
  it('ALL-3 has spaces instead of the line breaks that come along when it is pasted', () => {
    expect(line(80).parse(' Walk\r\nwith\tHugo\u2028now ')).toBe('Walk with Hugo now');
  });

  it.each(['\u0000', '\u0007', '\u001b[31m', '\u0085\u009b'])(
    'ALL-3 takes no control character %j',
    (text) => {
      expect(line(80).safeParse(`a${text}b`).error?.issues).toMatchObject([{ message: 'text_characters' }]);
    },
  );

  it('ALL-3 is not blank and not too long', () => {
    expect(line(3).safeParse('\r\n').success).toBe(false);
    expect(line(3).safeParse('abcd').success).toBe(false);
  });

  it('ALL-3 a text of several lines keeps them', () => {
    expect(longText(80).parse('one\n\ntwo')).toBe('one\n\ntwo');
  });
});

describe('an id', () => {
  it('names the same record in capitals', () => {
    const id = '0190b1de-abcd-7000-8000-00000000000f';
    expect(Id.parse(id.toUpperCase())).toBe(id);
  });
});
