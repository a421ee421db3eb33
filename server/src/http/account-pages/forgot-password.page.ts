import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refuse';
import { escapeAttribute as text } from '../page/escape-html';
import type { HttpContext } from '../route-plugin';
import { accountPage, waysOf, withEmail, type Visit } from './account-page';

/** `/forgot-password`: asks where to send a link, and says the same whether there is such an account (AUTH-3). */
export function forgotPasswordPage(app: FastifyInstance, context: HttpContext): void {
  accountPage(app, context, { path: '/forgot-password', open: showForm, submit, gone: showForm });
}

async function submit(visit: Visit) {
  const { form, words } = visit;
  const email = (form.email ?? '').trim();
  try {
    const { isConfigured } = await visit.call<{ isConfigured: boolean }>('account.requestPasswordReset', {
      email,
    });
    const note = withEmail(words.forgotSentText, email);
    return visit.tell(words.forgotSent, isConfigured ? note : words.noMail, [
      { to: '/login', label: words.signIn },
    ]);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_INPUT') throw error;
    return showForm(visit, words.emailWrong);
  }
}

function showForm(visit: Visit, wrong?: string) {
  const { words, form } = visit;
  const marks = wrong ? ' aria-invalid="true" aria-describedby="email-error"' : '';
  const body = `
    <p>${text(words.forgotText)}</p>
    <form method="post" action="/forgot-password" novalidate>
      <label for="email">${text(words.email)}</label>
      <input id="email" name="email" type="email" required autocomplete="username" autocapitalize="none"
        spellcheck="false" maxlength="254" value="${text(form.email ?? '')}"${marks}>
      ${wrong ? `<p class="wrong" id="email-error">${text(wrong)}</p>` : ''}
      <button type="submit">${text(words.forgotSend)}</button>
    </form>
    ${waysOf([{ to: '/login', label: words.signIn }])}`;
  return visit.show(words.forgot, body, wrong ? 422 : 200);
}
