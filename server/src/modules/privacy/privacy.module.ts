import { defineModule } from '../../spine/define-module';
import { changeConsent } from './change-consent.command';
import { changeDataExport } from './change-data-export.command';
import { changeSharing } from './change-sharing.command';
import { deleteAccount } from './delete-account.command';
import { getPrivacy } from './get-privacy.query';
import { getSecurity } from './get-security.query';
import { listAuditEntries } from './list-audit-entries.query';
import { listConsents } from './list-consents.query';
import { revokeAllConsents } from './revoke-all-consents.command';

export const privacyModule = defineModule({
  name: 'privacy',
  operations: {
    getPrivacy,
    changeSharing,
    changeDataExport,
    listAuditEntries,
    getSecurity,
    listConsents,
    changeConsent,
    revokeAllConsents,
    deleteAccount,
  },
});
