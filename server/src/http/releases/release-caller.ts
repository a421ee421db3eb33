import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { findPublisher, type Publisher } from '../../modules/releases';
import { refuse } from '../../refuse';
import type { Spine } from '../../spine/spine';

/** Who calls with a token: a team for its own remote, or the operator of this installation for all. */
export interface ReleaseCaller extends Publisher {
  isOperator: boolean;
}

/** With this token, which stands in the data folder, programs on the server's machine do what operators do. */
export function operatorToken({ services }: Pick<Spine, 'services'>): string {
  return services.crypto.deriveKey('release operator').toString('base64url');
}

/** @throws NOT_SIGNED_IN for a token that is none. */
export async function findReleaseCaller(spine: Spine, request: FastifyRequest): Promise<ReleaseCaller> {
  const [, token = ''] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (isSame(token, operatorToken(spine)))
    return { label: 'operator of the server', remote: '*', isOperator: true };
  const publisher = token === '' ? null : await findPublisher(spine.database.db, token);
  if (!publisher) throw refuse('NOT_SIGNED_IN', { message: 'This token is not known here.' });
  return { ...publisher, isOperator: false };
}

/** @throws NOT_ALLOWED for a team. */
export async function requireOperatorCaller(spine: Spine, request: FastifyRequest): Promise<ReleaseCaller> {
  const caller = await findReleaseCaller(spine, request);
  if (!caller.isOperator)
    throw refuse('NOT_ALLOWED', { message: 'A team publishes its remote; operators do the rest.' });
  return caller;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
