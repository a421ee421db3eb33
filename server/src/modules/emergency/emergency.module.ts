import { defineModule } from '../../spine/define-module';
import { acknowledgeAlert } from './acknowledge-alert.command';
import { addContact } from './contacts/add-contact.command';
import { answerContactRequest } from './contacts/answer-contact-request.command';
import { armAlert } from './arm-alert.command';
import { cancelAlert } from './cancel-alert.command';
import { getCard } from './card/get-card.query';
import { openCard } from './card/open-card.command';
import { renewCardLink } from './card/renew-card-link.command';
import { revokeCardLink } from './card/revoke-card-link.command';
import { deleteContact } from './contacts/delete-contact.command';
import { editContact } from './contacts/edit-contact.command';
import { getContactRequest } from './contacts/get-contact-request.query';
import { endDrill } from './end-drill.job';
import { getAlertChannels } from './get-alert-channels.query';
import { getMapTiles } from './get-map-tiles.query';
import { goToAlert } from './go-to-alert.command';
import { listAlerts } from './list-alerts.query';
import { listContacts } from './contacts/list-contacts.query';
import { listOpenAlerts } from './list-open-alerts.query';
import { callMember } from './ladder/call-member.job';
import { escalateAlert } from './ladder/escalate-alert.job';
import { confirmAlertNotice } from './ladder/confirm-alert-notice.command';
import { getAlertNotice } from './ladder/get-alert-notice.query';
import { tellAllClear } from './ladder/tell-all-clear.job';
import { tellContact } from './ladder/tell-contact.job';
import { textMember } from './ladder/text-member.job';
import { raiseAlert } from './raise-alert.job';
import { readOpenAlerts } from './read-open-alerts';
import { resolveAlert } from './resolve-alert.command';
import { restoreContact } from './contacts/restore-contact.command';
import { shareAlertLocation } from './share-alert-location.command';
import { testContact } from './contacts/test-contact.command';
import { turnBackFromAlert } from './turn-back-from-alert.command';

export const emergencyModule = defineModule({
  name: 'emergency',
  operations: {
    listContacts,
    addContact,
    editContact,
    deleteContact,
    restoreContact,
    getAlertChannels,
    getMapTiles,
    testContact,
    getContactRequest,
    answerContactRequest,
    getAlertNotice,
    confirmAlertNotice,
    armAlert,
    cancelAlert,
    shareAlertLocation,
    acknowledgeAlert,
    goToAlert,
    turnBackFromAlert,
    resolveAlert,
    listAlerts,
    listOpenAlerts,
    getCard,
    renewCardLink,
    revokeCardLink,
    openCard,
  },
  jobs: [raiseAlert, escalateAlert, tellContact, tellAllClear, textMember, callMember, endDrill],
  stateSeeds: async ({ db, actor }) => ({ 'alerts.open': await readOpenAlerts(db, actor) }),
});
