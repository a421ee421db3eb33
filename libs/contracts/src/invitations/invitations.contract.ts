import * as z from 'zod';
import { command, query } from '../api/operation';
import { circleLimits } from '../circles/circle-limits';
import { Role } from '../circles/member';
import { Id } from '../primitives';
import {
  Invitation,
  InvitationCode,
  invitationFields,
  invitationRules,
  InvitationStatus,
  InvitationToken,
} from './invitation';

const area = 'invitations';
const action = 'member:invite';
const invitation = { invitationId: Id };

/** Personal invitations by mail, telephone or both: each carries a role and admits one person at once (CIRC-2). */
export const invitationsContract = {
  listInvitations: query({
    area,
    name: 'listInvitations',
    summary: 'Invitations that nobody has accepted yet, the newest first, each with its link and code',
    scope: 'circle',
    action,
    input: {},
    output: z
      .array(
        z.object({
          invitation: Invitation,
          /** Null where the reader may not hand out this role. */
          path: z.string().startsWith('/').nullable(),
          code: z.string().nullable(),
        }),
      )
      .max(circleLimits.members),
  }),
  inviteMember: command({
    area,
    name: 'inviteMember',
    summary: 'Invite somebody; only admins invite admins',
    scope: 'circle',
    action,
    input: { ...invitation, ...invitationFields },
    rule: invitationRules,
    output: Invitation,
  }),
  resendInvitation: command({
    area,
    name: 'resendInvitation',
    summary: 'Send an invitation again, from now on in my name and for its whole time',
    scope: 'circle',
    action,
    input: invitation,
    output: Invitation,
  }),
  revokeInvitation: command({
    area,
    name: 'revokeInvitation',
    summary: 'End an invitation before its time',
    scope: 'circle',
    action,
    input: invitation,
    output: z.object(invitation),
  }),
  restoreInvitation: command({
    area,
    name: 'restoreInvitation',
    summary: 'Let an invitation stand again that was revoked',
    scope: 'circle',
    action,
    input: invitation,
    output: Invitation,
  }),
  getInvitation: query({
    area,
    name: 'getInvitation',
    summary: 'What an invitation’s link leads to; names are told while it can be accepted',
    scope: 'public',
    guessable: true,
    input: { token: InvitationToken },
    output: z.object({
      status: InvitationStatus,
      invited: z
        .object({ circleName: z.string(), inviter: z.string(), name: z.string(), role: Role })
        .nullable(),
    }),
  }),
  acceptInvitation: command({
    area,
    name: 'acceptInvitation',
    summary: 'Become a member over an invitation’s link or code',
    scope: 'person',
    guessable: true,
    input: { secret: z.union([InvitationToken, InvitationCode]) },
    output: z.object({ circleId: Id }),
  }),
};
