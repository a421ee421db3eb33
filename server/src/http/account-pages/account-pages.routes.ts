import type { FastifyInstance } from 'fastify';
import { readForms } from '../plain-page/plain-page';
import type { HttpContext } from '../route-plugin';
import { forgotPasswordPage } from './forgot-password.page';
import { resetPasswordPage } from './reset-password.page';
import { unsubscribePage } from './unsubscribe.page';
import { verifyPage } from './verify.page';

/** Pages that letters lead to, and the one that asks for such a letter: plain forms that need no program and no session (SHELL-1). */
export function accountPageRoutes(app: FastifyInstance, context: HttpContext): void {
  readForms(app);
  for (const addPage of [forgotPasswordPage, resetPasswordPage, verifyPage, unsubscribePage])
    addPage(app, context);
}
