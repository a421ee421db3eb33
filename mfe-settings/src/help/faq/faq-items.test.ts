import { describe, expect, it } from 'vitest';
import { findItems, type FaqItem } from './faq-items';

const texts: Partial<Record<FaqItem, [question: string, answer: string]>> = {
  invite: ['How do I bring someone in?', 'Press Invite Members'],
  password: ['He olvidado mi contraseña', 'Llega un enlace'],
};
const textOf = (item: FaqItem) => {
  const [question = '', answer = ''] = texts[item] ?? [];
  return { question, answer };
};

describe('SET-5 the search over questions', () => {
  it.each([
    ['bring', ['invite']],
    ['INVITE members', ['invite']],
    [' contrasena ', ['password']],
    ['enlace', ['password']],
    ['nothing of this', []],
  ])('finds %s in question or answer, whatever its case', (search, found) => {
    expect(findItems(search, textOf)).toEqual(found);
  });
});
