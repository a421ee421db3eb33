import * as z from 'zod';
import { command, edit, query } from '../api/operation';
import { circleLimits, listLimits } from '../circles/circle-limits';
import { Cursor, Id, Instant, PageLimit } from '../primitives';
import { consentKinds } from './consent-choices';
import { AuditEntry, Consent, PrivacySettings, RecipientSharing, SecurityFacts, Sharing } from './privacy';

const area = 'privacy';
const consents = z.array(Consent).max(consentKinds.length);

export const privacyContract = {
  getPrivacy: query({
    area,
    name: 'getPrivacy',
    summary: 'What each person cared for shares, and whether members may export',
    scope: 'circle',
    action: 'circle:view',
    input: {},
    output: PrivacySettings.extend({ recipients: z.array(RecipientSharing).max(circleLimits.recipients) }),
  }),
  changeSharing: command({
    area,
    name: 'changeSharing',
    summary: 'Switch what is shared of a person; for that person and who decides for them',
    scope: 'circle',
    action: 'circle:view',
    audit: 'CHANGE_SHARING',
    input: { recipientId: Id, ...edit(Sharing) },
    output: RecipientSharing,
  }),
  changeDataExport: command({
    area,
    name: 'changeDataExport',
    summary: 'Let members who are no admins export the records of the circle, or not',
    scope: 'circle',
    action: 'circle:change-privacy',
    audit: 'CHANGE_SHARING',
    input: { allowDataExport: z.boolean() },
    output: z.object({ allowDataExport: z.boolean() }),
  }),
  listAuditEntries: query({
    area,
    name: 'listAuditEntries',
    summary: 'Who saw or changed what, newest first: admins see all, others what is theirs',
    scope: 'circle',
    action: 'circle:view',
    input: { from: Instant.optional(), to: Instant.optional(), cursor: Cursor.optional(), limit: PageLimit },
    output: z.object({ entries: z.array(AuditEntry).max(listLimits.page), nextCursor: Cursor.nullable() }),
  }),
  getSecurity: query({
    area,
    name: 'getSecurity',
    summary: 'What protects this installation, read from it',
    scope: 'circle',
    action: 'circle:view',
    input: {},
    output: SecurityFacts,
  }),
  listConsents: query({
    area,
    name: 'listConsents',
    summary: 'What I have agreed to',
    scope: 'person',
    input: {},
    output: consents,
  }),
  changeConsent: command({
    area,
    name: 'changeConsent',
    summary: 'Give a consent or take it back',
    scope: 'person',
    input: { kind: z.enum(consentKinds), isGiven: z.boolean() },
    output: consents,
  }),
  revokeAllConsents: command({
    area,
    name: 'revokeAllConsents',
    summary: 'Take every consent back',
    scope: 'person',
    input: {},
    output: consents,
  }),
  deleteAccount: command({
    area,
    name: 'deleteAccount',
    summary: 'End my account; what I wrote for others stays, signed as a former member',
    scope: 'person',
    guessable: true,
    input: { password: z.string().min(1).max(128) },
    output: z.object({}),
  }),
};
