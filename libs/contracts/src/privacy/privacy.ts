import * as z from 'zod';
import { Id, Instant } from '../primitives';
import { auditActions } from './audit-actions';
import { consentKinds } from './consent-choices';
import { sharedKinds } from './shared-kinds';

export const SharedKindName = z.enum(sharedKinds);

/** The switches of one person cared for; all on until somebody turns one off (PRIV-1). */
export const Sharing = z.strictObject({
  shareHealthData: z.boolean(),
  shareMedications: z.boolean(),
  shareAppointments: z.boolean(),
  shareCheckIns: z.boolean(),
});
export type Sharing = z.infer<typeof Sharing>;

/** What one person cared for shares, as a member sees it. */
export const RecipientSharing = z.object({
  recipientId: Id,
  sharing: Sharing,
  /** Whether the reader is this person, or decides for them. */
  mayChange: z.boolean(),
  /** Who sets the switches: the person, who decides for them, or the admins where nobody is named. */
  setBy: z.enum(['person', 'decision-makers', 'admins']),
  /** The person took back the HIPAA authorization: nothing of theirs is shared whatever the switches say. */
  isWithdrawn: z.boolean(),
});
export type RecipientSharing = z.infer<typeof RecipientSharing>;

export const PrivacySettings = z.object({
  recipients: z.array(RecipientSharing),
  /** Whether members who are no admins may export the records of the circle. */
  allowDataExport: z.boolean(),
});
export type PrivacySettings = z.infer<typeof PrivacySettings>;

/** One line of the audit log (PRIV-2). */
export const AuditEntry = z.object({
  /** Place in the circle's chain, from 1, without gaps. */
  sequence: z.int(),
  action: z.enum(auditActions),
  /** Null when nobody signed in did it. */
  userId: Id.nullable(),
  at: Instant,
  details: z.object({
    /** Path of the operation, such as `care/list-medications`. */
    operation: z.string(),
    /** The member or person cared for that it is about, where it is about one. */
    subjectId: Id.nullable(),
    /** Name of the document; empty for everything else. */
    name: z.string(),
  }),
  ipAddress: z.string(),
  deviceInfo: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const Consent = z.object({
  kind: z.enum(consentKinds),
  isGiven: z.boolean(),
  /** Version of the text that was agreed to or taken back. */
  version: z.string(),
  /** Null for what was agreed to by signing up. */
  changedAt: Instant.nullable(),
});
export type Consent = z.infer<typeof Consent>;

/** What is true of this installation now (PRIV-4). */
export const SecurityFacts = z.object({
  version: z.string(),
  /** Whether this very request came over TLS. */
  isEncryptedInTransit: z.boolean(),
  fileCipher: z.string(),
  fieldCipher: z.string(),
  passwordHash: z.string(),
  hasVirusScanner: z.boolean(),
  /** The circle's audit chain, checked for this answer. */
  audit: z.object({ entries: z.int(), isWhole: z.boolean(), checkedAt: Instant }),
});
export type SecurityFacts = z.infer<typeof SecurityFacts>;
