import type { Document } from '@carecircle/contracts';
import { foldWords, saysAny } from '@carecircle/remote-kit/questions';
import { linkTo, listed, type CareContext, type CareSkill } from './care-skill';

const mostListed = 3;
/** Shorter words say nothing of a document. */
const leastLetters = 4;

export const findDocument: CareSkill = {
  description:
    'Finds documents of the vault by words of their name or by their kind: power of attorney, directive, insurance, ID.',
  answer: async ({ words }, context) => {
    const { t, formats } = context;
    const { documents } = await context.read('documents.listDocuments', { limit: 100 });
    const found = bestOf(context, documents, words).slice(0, mostListed);
    if (found.length === 0) return { text: t('document.none'), links: linkTo(t('link.vault'), 'vault') };
    const lines = found.map(({ name, expiresOn }) =>
      expiresOn ? t('document.expires', { name, day: formats.date(expiresOn) }) : name,
    );
    return {
      text: `${t('document.found', { count: found.length })}\n${listed(lines)}`,
      links: found.flatMap(({ id, name }) => linkTo(name, 'vault', { document: id })),
    };
  },
};

function bestOf(context: CareContext, documents: readonly Document[], words: readonly string[]): Document[] {
  const kinds = (['power-of-attorney', 'directive', 'insurance', 'id'] as const).filter((kind) =>
    saysAny(words, context.t(`document.${kind}`)),
  );
  const scored = documents.map((document) => ({ document, score: scoreOf(document, words, kinds) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score > 0 && score === best).map(({ document }) => document);
}

function scoreOf({ name, kind }: Document, words: readonly string[], kinds: readonly string[]): number {
  const asked = words.filter((word) => word.length >= leastLetters);
  const inName = foldWords(name).filter((part) => asked.includes(part)).length;
  return (kinds.includes(kind) ? 2 : 0) + inName;
}
