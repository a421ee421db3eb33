import type { MailKind } from '@carecircle/contracts';
import type { FastifyInstance } from 'fastify';
import { escapeAttribute as text } from '../page/escape-html';
import type { HttpContext } from '../route-plugin';
import { accountPage, withEmail, type Visit } from './account-page';

interface Choice {
  kind: MailKind;
  email: string;
  isWanted: boolean;
}

/** `/unsubscribe/:token`: ends mail of one kind, pressed by its reader here or in the mail program (RFC 8058), and has it again. */
export function unsubscribePage(app: FastifyInstance, context: HttpContext): void {
  accountPage(app, context, {
    path: '/unsubscribe/:token',
    isForPrograms: true,
    open: async (visit) =>
      show(visit, await visit.call<Choice>('account.getMailChoice', { token: visit.token })),
    submit: async (visit) => {
      const input = { token: visit.token, isWanted: visit.form.answer === 'resume' };
      return show(visit, await visit.call<Choice>('account.chooseMail', input));
    },
    gone: ({ words, tell }) => tell(words.mailGone, words.mailGoneText, [], 404),
  });
}

function show({ words, show: showPage }: Visit, { kind, email, isWanted }: Choice) {
  const note = withEmail(isWanted ? words.mailText : words.mailStopped, email);
  const [answer, label] = isWanted ? ['stop', words.mailStop] : ['resume', words.mailResume];
  const body = `
    <p role="status">${text(note)}</p>
    <form method="post"><button type="submit" name="answer" value="${answer}">${text(label)}</button></form>`;
  return showPage(words.mail[kind], body);
}
