import type { Role } from '@carecircle/contracts';
import { escapeAttribute as text } from '../page/escape-html';
import { renderPlainPage, type PlainPage } from '../plain-page/render-plain-page';
import type { JoinWords } from './join-words';

interface InvitationPage extends PlainPage {
  words: JoinWords;
  invited: { circleName: string; inviter: string; name: string; role: Role };
  /** Of the page itself, to come back to after signing in. */
  path: string;
  /** Name of whoever is signed in; null for strangers. */
  reader: string | null;
}

/** Who invites, to what and as whom; and the way in, with an account or to one. */
export function renderInvitation({ words, invited, path, reader, ...page }: InvitationPage): string {
  const { circleName: circle, inviter: sender, name, role } = invited;
  const values: Record<string, string> = { circle, sender, name: reader ?? name, role: words.roles[role] };
  const say = (word: string) => text(word.replace(/\{(\w+)\}/g, (_all, key: string) => values[key] ?? ''));
  const to = `?to=${encodeURIComponent(path)}`;
  const wayIn = reader
    ? `<p>${say(words.signedInAs)}</p>
      <form method="post"><button type="submit">${say(words.join)}</button></form>`
    : `<p>${say(words.needsAccount)}</p>
      <p class="ways"><a class="primary" href="/signup${text(to)}">${say(words.signUp)}</a><a href="/login${text(to)}">${say(words.signIn)}</a></p>`;
  const body = `
      <h1>${say(words.title)}</h1>
      ${name && !reader ? `<p>${say(words.hello)}</p>` : ''}
      <p>${say(words.invites)} ${say(words.what)}</p>
      <p><strong>${say(words.as)}</strong></p>
      ${wayIn}`;
  return renderPlainPage(page, words.title, body);
}
