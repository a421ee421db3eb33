import { apiContract } from '@carecircle/contracts/api';
import { version } from '../../../package.json' with { type: 'json' };
import { verifyChain } from '../../audit/verify-chain';
import { defineQuery } from '../../spine/define-query';

/** Only what is so here and now: each fact comes from the part that does it (PRIV-4). */
export const getSecurity = defineQuery(
  apiContract.privacy.getSecurity,
  async ({ db, circle, caller, now, services }) => {
    const { entries, wrongAt } = await verifyChain(db, circle.id);
    return {
      version,
      isEncryptedInTransit: caller.isEncrypted,
      fileCipher: 'AES-256-GCM',
      fieldCipher: 'AES-256-GCM',
      passwordHash: 'scrypt',
      hasVirusScanner: services.scanner !== null,
      audit: { entries, isWhole: wrongAt === null, checkedAt: now.toISOString() },
    };
  },
);
