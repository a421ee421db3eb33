/** The questions in the order in which people meet them. */
export const faqItems = [
  'invite',
  'see',
  'twice',
  'offline',
  'quiet',
  'ambulance',
  'out',
  'password',
  'leave',
  'money',
  'data',
  'points',
] as const;
export type FaqItem = (typeof faqItems)[number];

/** Those whose question or answer has the searched text, in whatever case and with or without accents. */
export function findItems(
  search: string,
  textOf: (item: FaqItem) => { question: string; answer: string },
): FaqItem[] {
  const wanted = fold(search.trim());
  return faqItems.filter((item) => {
    const { question, answer } = textOf(item);
    return fold(`${question} ${answer}`).includes(wanted);
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
