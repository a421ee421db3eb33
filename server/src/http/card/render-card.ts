import type { Language } from '@carecircle/contracts';
import { escapeAttribute as text } from '../page/escape-html';
import { renderPlainPage, type PlainPage } from '../plain-page/render-plain-page';
import { openCard } from './card-page.js';
import { cardWords } from './card-words';

/** Of what the program adds; on paper the card alone, black on white. */
const style = `
.kind{color:var(--danger);font-weight:680}
#card h1+p{color:inherit}
h2{margin:1.5rem 0 .35rem;font-size:1.05rem;font-weight:680}
ul{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
li{display:grid;gap:.1rem;padding:.6rem .9rem;border:.0625rem solid var(--line);border-radius:.9rem;background:var(--surface)}
li span{color:var(--ink-soft)}
#card a{display:inline-flex;align-items:center;min-block-size:max(44px,2.6rem);color:var(--accent);font-weight:560}
#card .help{justify-content:center;inline-size:100%;margin-block-start:1rem;border-radius:.75rem;background:var(--danger);color:var(--paper);font-weight:680;text-decoration:none}
#card a:focus-visible{outline:.18rem solid var(--focus);outline-offset:.14rem}
.note{margin-block-start:1.5rem;color:var(--ink-soft);font-size:.88rem}
@media print{:root{color-scheme:light;--paper:#fff;--surface:#fff;--ink:#000;--ink-soft:#000}.mark,.help{display:none!important}main{max-inline-size:none;padding:0}}
`;

/** The page of every card's link: it holds nothing of a card, which comes sealed once its program proves to hold the key (EMER-7). */
export function renderCard(page: PlainPage & { language: Language }): string {
  const words = cardWords[page.language];
  const body = `
    <style nonce="${page.nonce}">${style}</style>
    <div id="card"><h1>${text(words.title)}</h1><p role="status">${text(words.opening)}</p></div>
    <noscript><p>${text(words.noScript)}</p></noscript>
    <script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>
    <script nonce="${page.nonce}">(${openCard.toString()})()</script>`;
  return renderPlainPage(page, words.title, body);
}

/** What this page may do besides showing itself: run its one program, and ask us for the card. */
export function cardPagePolicy(nonce: string): string {
  return `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
