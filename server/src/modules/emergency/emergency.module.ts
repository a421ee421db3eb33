import { defineModule } from '../../spine/define-module';
import { acknowledgeAlert } from './acknowledge-alert.command';
import { addContact } from './add-contact.command';
import { answerContactRequest } from './answer-contact-request.command';
import { armAlert } from './arm-alert.command';
import { cancelAlert } from './cancel-alert.command';
import { deleteContact } from './delete-contact.command';
import { editContact } from './edit-contact.command';
import { getContactRequest } from './get-contact-request.query';
import { listAlerts } from './list-alerts.query';
import { listContacts } from './list-contacts.query';
import { listOpenAlerts } from './list-open-alerts.query';
import { mailAlertNotice } from './mail-alert-notice.job';
import { mailAllClear } from './mail-all-clear.job';
import { raiseAlert } from './raise-alert.job';
import { readOpenAlerts } from './read-open-alerts';
import { resolveAlert } from './resolve-alert.command';
import { restoreContact } from './restore-contact.command';
import { shareAlertLocation } from './share-alert-location.command';
import { testContact } from './test-contact.command';

export const emergencyModule = defineModule({
  name: 'emergency',
  operations: {
    listContacts,
    addContact,
    editContact,
    deleteContact,
    restoreContact,
    testContact,
    getContactRequest,
    answerContactRequest,
    armAlert,
    cancelAlert,
    shareAlertLocation,
    acknowledgeAlert,
    resolveAlert,
    listAlerts,
    listOpenAlerts,
  },
  jobs: [raiseAlert, mailAlertNotice, mailAllClear],
  stateSeeds: async ({ db, actor }) => ({ 'alerts.open': await readOpenAlerts(db, actor) }),
});
