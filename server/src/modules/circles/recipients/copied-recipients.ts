import { circleLimits, type Recipient } from '@carecircle/contracts';
import { Id, Instant, recipientFields } from '@carecircle/contracts/schemas';
import type { CopiedKind } from '../../copied-kind';
import { recipientFor } from '../seen-by';
import { recipients } from './recipients.tables';

/** The people cared for; their photos are files. The person who restores them decides for them, for nobody else is there. */
export const copiedRecipients: CopiedKind = {
  name: 'recipients',
  table: recipients,
  action: 'recipient:view',
  fields: { id: Id, ...recipientFields, createdAt: Instant, updatedAt: Instant },
  people: ['decisionMakerIds', 'memberId'],
  most: circleLimits.recipients,
  shown: (record, member) => ({ ...recipientFor(member, record as unknown as Recipient) }),
  begin: ({ memberId }, { adminId }) => ({
    decisionMakerIds: [adminId],
    memberId: memberId === adminId ? adminId : null,
  }),
};
