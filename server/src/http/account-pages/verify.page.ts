import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refuse';
import { escapeAttribute as text } from '../page/escape-html';
import type { HttpContext } from '../route-plugin';
import { accountPage, withEmail, type Visit } from './account-page';

/** `/verify/:token`: where somebody says that a mail address is theirs (AUTH-3, SET-2). */
export function verifyPage(app: FastifyInstance, context: HttpContext): void {
  accountPage(app, context, {
    path: '/verify/:token',
    open,
    submit,
    gone: (visit) => visit.tell(visit.words.verifyGone, visit.words.verifyGoneText, homeOf(visit), 404),
  });
}

interface Link {
  kind: string;
  email: string;
  isDone: boolean;
}

async function open(visit: Visit) {
  const { token, words } = visit;
  const { kind, email, isDone } = await visit.call<Link>('account.getAccountLink', { token });
  if (kind !== 'email') throw new Refusal('NOT_FOUND');
  if (isDone) return showDone(visit, email);
  const body = `
    <p>${text(withEmail(words.verifyText, email))}</p>
    <form method="post"><button type="submit">${text(words.verifyConfirm)}</button></form>`;
  return visit.show(words.verify, body);
}

async function submit(visit: Visit) {
  const { token, words } = visit;
  try {
    const { email } = await visit.call<{ email: string }>('account.verifyEmail', { token });
    return showDone(visit, email);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'EMAIL_TAKEN') throw error;
    return visit.tell(words.verifyTaken, words.verifyTakenText, homeOf(visit), 409);
  }
}

function showDone(visit: Visit, email: string) {
  const { verifyDone, verifyDoneText } = visit.words;
  return visit.tell(verifyDone, withEmail(verifyDoneText, email), homeOf(visit));
}

function homeOf({ words, isSignedIn }: Visit) {
  return [isSignedIn ? { to: '/dashboard', label: words.home } : { to: '/login', label: words.signIn }];
}
