import { appendAudit } from '../audit/append-audit';
import { auditFact, documentNameIn, subjectOf } from '../audit/audit-fact';
import { veilFor } from '../access/sharing/shown-to';
import { Id } from '@carecircle/contracts/schemas';
import { findMembership, type Membership } from '../access/find-membership';
import { guardGuesses } from '../access/guard-guesses';
import type { Person } from '../access/person';
import { requireMembership } from '../access/require-membership';
import type { Reader } from '../database/database';
import { urgently } from '../database/urgency';
import { refuse } from '../refuse';
import { storingAnswer } from './command-log';
import type { Caller } from './context';
import type { Contract } from './contract-types';
import { enterCommand } from './enter-command';
import type { Command, Operation, PublicCommand, Query } from './operation';
import { parseAnswer, parseInput } from './parse-input';
import type { Spine } from './spine';
import { inUnitOfWork } from './unit-of-work';

export interface Call {
  raw: unknown;
  person: Person | null;
  caller: Caller;
  now: Date;
}

/**
 * The pipeline of every operation: session, then membership and permission, then input, then command id, then its code.
 * A stranger learns nothing of the shape of what they may not do.
 */
export async function runOperation(spine: Spine, operation: Operation, call: Call): Promise<unknown> {
  const { scope, urgent } = operation.contract['~orpc'].meta;
  if (scope !== 'public' && !call.person) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
  const run = () => guarded(spine, operation, call);
  return urgent ? urgently(run) : run();
}

/** Wrong tries at a secret are counted before the operation runs and after it. */
function guarded(spine: Spine, operation: Operation, call: Call): Promise<unknown> {
  const run = () => runByKind(spine, operation, call);
  const { meta, route } = operation.contract['~orpc'];
  if (!meta.guessable) return run();
  const { crypto, log } = spine.services;
  const { raw, person, caller, now } = call;
  const guess = { path: route.path, raw, person, address: caller.address, now };
  return guardGuesses({ db: spine.database.db, crypto, log }, guess, run);
}

async function runByKind(spine: Spine, operation: Operation, call: Call): Promise<unknown> {
  if (operation.kind === 'command') return runCommand(spine, operation, call);
  if (operation.kind === 'public-command') return runPublicCommand(spine, operation, call);
  return runQuery(spine, operation, call);
}

async function runCommand(spine: Spine, operation: Command, call: Call): Promise<unknown> {
  const { contract } = operation;
  const person = call.person as Person;
  const circleId = circleIdOf(contract, call.raw);
  const origin = { actorId: person.id, circleId, now: call.now };
  const prepared = operation.prepare
    ? await operation.prepare((await longWorkContextOf(spine, contract, call)) as never)
    : undefined;
  return inUnitOfWork(spine, origin, async (unit, { deferToCommit }) => {
    const entry = await enterCommand(unit, { contract, circleId, person, raw: call.raw });
    if ('firstAnswer' in entry) return entry.firstAnswer;
    const { membership, input, key } = entry;
    const context = {
      ...unit,
      input,
      actor: membership?.member ?? person,
      circle: membership?.circle ?? null,
    };
    const veil = veilFor(contract['~orpc'].meta, membership?.member);
    await veil.requireShown(unit.tx, input);
    const found = await operation.handle({ ...context, caller: call.caller, prepared } as never);
    const answer = parseAnswer(contract, veil.shown(found));
    const seen = factOf(contract, call, circleId, answer);
    if (seen) await appendAudit(unit.tx, seen);
    deferToCommit(storingAnswer(key, answer));
    return answer;
  });
}

async function runPublicCommand(spine: Spine, operation: PublicCommand, call: Call): Promise<unknown> {
  const { contract } = operation;
  const context = await longWorkContextOf(spine, contract, call);
  return parseAnswer(contract, await operation.handle(context as never));
}

async function runQuery(spine: Spine, operation: Query, call: Call): Promise<unknown> {
  const { contract } = operation;
  const context = await readContextOf(spine, contract, call);
  const { membership } = context;
  const veil = veilFor(contract['~orpc'].meta, membership?.member);
  await veil.requireShown(context.db, context.input as object);
  const answer = parseAnswer(contract, veil.shown(await operation.handle(context as never)));
  const seen = factOf(contract, call, membership?.circle.id ?? null, answer);
  if (seen) await spine.readLog.note(seen);
  return answer;
}

/** What an operation outside a transaction works with, once membership and input have been checked. */
async function readContextOf(spine: Spine, contract: Contract, call: Call) {
  const { db } = spine.database;
  const membership = await membershipFor(db, contract, circleIdOf(contract, call.raw), call.person);
  return {
    db,
    input: parseInput(contract, call.raw),
    membership,
    actor: membership?.member ?? call.person,
    circle: membership?.circle ?? null,
    now: call.now,
    caller: call.caller,
    services: spine.services,
  };
}

/** The same, with transactions for each step of the work. */
async function longWorkContextOf(spine: Spine, contract: Contract, call: Call) {
  const origin = {
    actorId: call.person?.id ?? null,
    circleId: circleIdOf(contract, call.raw),
    now: call.now,
  };
  const transact = (work: Parameters<typeof inUnitOfWork>[2]) => inUnitOfWork(spine, origin, work);
  return { ...(await readContextOf(spine, contract, call)), transact };
}

/** The circle that a circle's operation names; an input without one is refused as such. */
function circleIdOf(contract: Contract, raw: unknown): string | null {
  if (contract['~orpc'].meta.scope !== 'circle') return null;
  const read = Id.safeParse((raw as { circleId?: unknown } | null)?.circleId);
  if (!read.success) parseInput(contract, raw);
  return read.data ?? null;
}

async function membershipFor(
  reader: Reader,
  contract: Contract,
  circleId: string | null,
  person: Person | null,
): Promise<Membership | null> {
  const { scope, action } = contract['~orpc'].meta;
  if (scope !== 'circle') return null;
  return requireMembership(
    action,
    circleId && person ? await findMembership(reader, circleId, person.id) : null,
  );
}

/** What the audit log says of a call; null where it says nothing. */
function factOf(
  { '~orpc': { meta, route } }: Contract,
  call: Call,
  circleId: string | null,
  answer: unknown,
) {
  if (!meta.audit || !circleId) return null;
  const { person, caller, now, raw } = call;
  return auditFact({
    ...{ circleId, userId: person?.id ?? null, action: meta.audit, caller, now },
    operation: route.path?.slice(1) ?? '',
    subjectId: subjectOf(raw, answer),
    name: meta.audit.endsWith('DOCUMENT') ? documentNameIn(answer) : '',
  });
}
