import { escapeAttribute as text } from '../page/escape-html';
import { pageStyle } from './page-style';

export interface PlainPage {
  language: string;
  nonce: string;
}

/** A page with nothing to fill in. */
export function renderNote({
  title,
  text: note,
  ...page
}: PlainPage & { title: string; text: string }): string {
  return renderPlainPage(page, title, `<h1>${text(title)}</h1><p>${text(note)}</p>`);
}

/** A page outside of the app: it runs nothing and needs no other file to be read. `body` is HTML. */
export function renderPlainPage({ language, nonce }: PlainPage, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>${text(title)} · CareCircle</title>
    <link rel="icon" href="/icons/mark.svg" type="image/svg+xml">
    <style nonce="${nonce}">${pageStyle}</style>
  </head>
  <body>
    <main>
      <p class="mark"><img src="/icons/mark.svg" alt="" width="32" height="32"> CareCircle</p>
      ${body}
    </main>
  </body>
</html>
`;
}

/** What such a page may load. */
export function plainPagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}
