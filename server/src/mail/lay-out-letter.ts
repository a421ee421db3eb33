import type { Language } from '@carecircle/contracts';
import { escapeAttribute as escape } from '../http/page/escape-html';
import { layoutWords } from './layout-words';
import { letterStyle } from './letter-style';
import type { Letter } from './mail';

interface LetterParts {
  to: string;
  /** Of the reader. */
  language: Language;
  /** Seen on locked screens and by whoever carries it: without a word about anybody's health. */
  subject: string;
  greeting: string;
  /** Plain text; line breaks stay. */
  paragraphs: readonly string[];
  /** The one thing to do. Its address also stands as text: some programs show no buttons. */
  button?: { label: string; url: string };
  /** After the button. */
  closing?: readonly string[];
  /** Smaller, below everything. */
  footnotes?: readonly string[];
  unsubscribeUrl?: string;
}

/** The one layout of all mail, as a page and as plain text. */
export function layOutLetter(parts: LetterParts): Letter {
  const { to, subject, unsubscribeUrl } = parts;
  const letter = { to, subject, text: asText(parts), html: asPage(parts) };
  return unsubscribeUrl ? { ...letter, unsubscribeUrl } : letter;
}

function asText({ greeting, paragraphs, button, closing = [], ...parts }: LetterParts): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  const main = [greeting, ...paragraphs, ...action, ...closing];
  const feet = footOf(parts).map(({ text, url }) => (url ? `${text}: ${url}` : text));
  return [...main, `--\n${['CareCircle', ...feet].join('\n')}`].join('\n\n');
}

function asPage(parts: LetterParts): string {
  const { language, subject, greeting, paragraphs, button, closing = [] } = parts;
  const main = [greeting, ...paragraphs].map(paragraph).join('');
  const foot = footOf(parts).map(({ text, url }) =>
    url ? `<a href="${escape(url)}">${escape(text)}</a>` : escape(text),
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>${letterStyle}</style>
</head>
<body>
<main>
<p class="mark">CareCircle</p>
<div class="sheet">
<h1>${escape(subject)}</h1>
${main}${button ? buttonOf(button, layoutWords[language].orOpen) : ''}${closing.map(paragraph).join('')}
</div>
${foot.map((line) => `<p class="foot">${line}</p>`).join('')}
</main>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p>${escape(text)}</p>`;
}

function buttonOf({ label, url }: NonNullable<LetterParts['button']>, orOpen: string): string {
  const address = escape(url);
  return `<p><a class="button" href="${address}">${escape(label)}</a></p><p class="link">${escape(orOpen)}
<a href="${address}">${address}</a></p>`;
}

function footOf({ language, footnotes = [], unsubscribeUrl }: Omit<LetterParts, 'greeting' | 'paragraphs'>) {
  const notes: { text: string; url?: string }[] = footnotes.map((text) => ({ text }));
  const { unsubscribe } = layoutWords[language];
  return unsubscribeUrl ? [...notes, { text: unsubscribe, url: unsubscribeUrl }] : notes;
}
