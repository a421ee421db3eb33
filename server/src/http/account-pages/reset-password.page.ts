import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refuse';
import { escapeAttribute as text } from '../page/escape-html';
import type { HttpContext } from '../route-plugin';
import { accountPage, withEmail, type Visit } from './account-page';

/** `/reset-password/:token`: where the mailed link leads (AUTH-3). Without one there is nothing to choose a password for. */
export function resetPasswordPage(app: FastifyInstance, context: HttpContext): void {
  app.get('/reset-password', (_request, reply) => reply.redirect('/forgot-password', 302));
  accountPage(app, context, {
    path: '/reset-password/:token',
    open: (visit) => showForm(visit),
    submit,
    gone: ({ words, tell }) =>
      tell(words.resetGone, words.resetGoneText, [{ to: '/forgot-password', label: words.askAgain }], 404),
  });
}

async function submit(visit: Visit) {
  const { token, form, words } = visit;
  const { password = '', confirm = '' } = form;
  if (password !== confirm) return showForm(visit, { confirm: words.confirmWrong });
  try {
    await visit.call('account.resetPassword', { token, password });
  } catch (error) {
    const code = error instanceof Refusal && error.fields?.find(({ path }) => path === 'password')?.code;
    if (!code) throw error;
    return showForm(visit, { password: code === 'too_big' ? words.passwordLong : words.passwordShort });
  }
  return visit.tell(words.resetDone, words.resetDoneText, [{ to: '/login', label: words.signIn }]);
}

type Wrong = Partial<Record<'password' | 'confirm', string>>;

async function showForm(visit: Visit, wrong: Wrong = {}) {
  const { token, words } = visit;
  const link = await visit.call<{ kind: string; email: string }>('account.getAccountLink', { token });
  if (link.kind !== 'password') throw new Refusal('NOT_FOUND');
  const field = (name: keyof Wrong, label: string, note = '') => `
      <label for="${name}">${text(label)}${note ? ` <small>(${text(note)})</small>` : ''}</label>
      <input id="${name}" name="${name}" type="password" required autocomplete="new-password"
        ${wrong[name] ? `aria-invalid="true" aria-describedby="${name}-error"` : ''}>
      ${wrong[name] ? `<p class="wrong" id="${name}-error">${text(wrong[name])}</p>` : ''}`;
  const body = `
    <p>${text(withEmail(words.resetText, link.email))}</p>
    <form method="post" novalidate>
      <input type="hidden" name="username" autocomplete="username" value="${text(link.email)}">
      ${field('password', words.password, words.passwordRule)}
      ${field('confirm', words.confirm)}
      <button type="submit">${text(words.resetSave)}</button>
    </form>`;
  return visit.show(words.reset, body, Object.keys(wrong).length > 0 ? 422 : 200);
}
