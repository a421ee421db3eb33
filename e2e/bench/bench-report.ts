const begin = '<!-- figures: written by npm run bench -->';
const end = '<!-- end of figures -->';

/**
 * Puts the sections of the topics measured now between the two marks, in the order of their names; sections of other
 * topics stay as they are.
 *
 * @param sections topic → its Markdown below the title.
 * @throws Error when the document lacks a mark.
 */
export function withSections(document: string, sections: ReadonlyMap<string, string>): string {
  const [before, rest] = document.split(begin);
  const [present, after] = rest?.split(end) ?? [];
  if (before === undefined || present === undefined || after === undefined)
    throw new Error(`The report needs the marks ${begin} and ${end}`);
  const all = [...new Map([...sectionsOf(present), ...sections])].sort(([a], [b]) => (a < b ? -1 : 1));
  const written = all.map(([topic, text]) => `### ${topic}\n\n${text.trim()}\n`);
  return [before, begin, '\n\n', written.join('\n'), '\n', end, after].join('');
}

function sectionsOf(text: string): Map<string, string> {
  const parts = text.split(/^### /m).slice(1);
  return new Map(
    parts.map((part) => {
      const titleEnd = part.indexOf('\n');
      return [part.slice(0, titleEnd).trim(), part.slice(titleEnd).trim()];
    }),
  );
}
