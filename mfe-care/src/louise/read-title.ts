import { foldWords } from '@carecircle/remote-kit/questions';

/**
 * What is to be added, without the words that ask for it: 'Buy milk' of 'Add a task: buy milk'. `leads` are such words, with commas
 * between them; the longest that begins the text goes. Empty where nothing else was said.
 */
export function readTitle(text: string, leads: string): string {
  const tokens = text.split(/\s+/).filter(Boolean);
  const folded = tokens.map((token) => foldWords(token));
  const lengths = leads.split(',').map((lead) => leadLength(folded, foldWords(lead)));
  const title = tokens
    .slice(Math.max(0, ...lengths))
    .join(' ')
    .replace(/^[\s:,;.–-]+|[\s:,;.!?]+$/g, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** How many words of the text a lead takes; 0 where it does not begin it. */
function leadLength(text: readonly (readonly string[])[], lead: readonly string[]): number {
  let matched = 0;
  for (const [index, words] of text.entries()) {
    for (const word of words) {
      if (word !== lead[matched]) return 0;
      matched += 1;
    }
    if (matched === lead.length) return index + 1;
  }
  return 0;
}
