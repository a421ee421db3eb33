import type { ContactConfirmation } from '@carecircle/contracts';
import { escapeAttribute as text } from '../page/escape-html';
import { renderPlainPage, type PlainPage } from '../plain-page/render-plain-page';
import type { ContactRequestWords } from './contact-request-words';

interface Page extends PlainPage {
  words: ContactRequestWords;
  asked: { sender: string; circleName: string; status: ContactConfirmation };
}

/** Who named the reader, what that means, what was answered so far, and the two answers. */
export function renderContactRequest({ words, asked, ...page }: Page): string {
  const say = (word: string) =>
    text(
      word.replaceAll(/\{(sender|circle)\}/g, (_all, name) =>
        name === 'sender' ? asked.sender : asked.circleName,
      ),
    );
  const { status } = asked;
  const answered = status === 'confirmed' ? words.confirmed : status === 'declined' ? words.declined : null;
  const body = `
    <h1>${say(words.title)}</h1>
    ${answered === null ? '' : `<p role="status"><strong>${say(answered)}</strong></p>`}
    <p>${say(words.intro)}</p>
    <p>${say(words.meaning)}</p>
    <form method="post">
      ${status === 'confirmed' ? '' : `<button type="submit" name="answer" value="confirm">${say(words.confirm)}</button>`}
      ${status === 'declined' ? '' : `<button type="submit" name="answer" value="decline">${say(words.decline)}</button>`}
    </form>`;
  return renderPlainPage(page, words.title, body);
}
