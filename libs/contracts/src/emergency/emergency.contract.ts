import * as z from 'zod';
import { circleLimits, listLimits } from '../circles/circle-limits';
import { mostHeldMs } from './alert-countdown';
import {
  Alert,
  AlertChannels,
  AlertLocation,
  AlertType,
  ContactConfirmation,
  ContactInput,
  ContactToken,
  EmergencyContact,
  contactFields,
} from './emergency';
import { CardProof, CardToken, EmergencyCard, SealedCard } from './emergency-card';
import { Cursor, Id, PageLimit, freeText } from '../primitives';
import { command, edit, query } from '../api/operation';

const area = 'emergency';
const contact = { contactId: Id };
const alert = { alertId: Id };
const recipient = { recipientId: Id };

/** What a contact who was notified of an alert sees behind the link: the two names, and how it stands. */
const NoticeShown = z.object({
  person: z.string(),
  circleName: z.string(),
  isOver: z.boolean(),
  isConfirmed: z.boolean(),
});

/** Names as the mail writes them. */
const ContactRequest = z.object({ sender: z.string(), circleName: z.string(), status: ContactConfirmation });

export const AlertPage = z.object({
  alerts: z.array(Alert).max(listLimits.page),
  nextCursor: Cursor.nullable(),
});

export const emergencyContract = {
  listContacts: query({
    area,
    name: 'listContacts',
    summary: 'Emergency contacts, the primary one first',
    scope: 'circle',
    action: 'contact:view',
    input: {},
    output: z.array(EmergencyContact).max(circleLimits.contacts),
  }),
  addContact: command({
    area,
    name: 'addContact',
    summary: 'Add an emergency contact',
    scope: 'circle',
    action: 'contact:edit',
    input: { ...contact, ...contactFields },
    output: EmergencyContact,
  }),
  editContact: command({
    area,
    name: 'editContact',
    summary: 'Edit an emergency contact',
    scope: 'circle',
    action: 'contact:edit',
    input: { ...contact, ...edit(ContactInput) },
    output: EmergencyContact,
  }),
  deleteContact: command({
    area,
    name: 'deleteContact',
    summary: 'Hide a contact; it can be restored',
    scope: 'circle',
    action: 'contact:edit',
    input: contact,
    output: z.object({ contactId: Id }),
  }),
  restoreContact: command({
    area,
    name: 'restoreContact',
    summary: 'Bring a deleted contact back',
    scope: 'circle',
    action: 'contact:edit',
    input: contact,
    output: EmergencyContact,
  }),
  getAlertChannels: query({
    area,
    name: 'getAlertChannels',
    summary: 'By what this installation can tell contacts',
    scope: 'circle',
    action: 'contact:view',
    input: {},
    output: AlertChannels,
  }),
  testContact: command({
    area,
    name: 'testContact',
    summary:
      'Send a test notice to a contact who confirmed, and the question whether they agree to any other',
    scope: 'circle',
    action: 'contact:edit',
    input: contact,
    output: z.object({
      status: z.enum(['sent', 'asked', 'failed', 'call', 'declined', 'limited']),
      channel: z.enum(['email', 'sms', 'call']),
    }),
  }),
  getContactRequest: query({
    area,
    name: 'getContactRequest',
    summary: 'Who named the reader of a mail as an emergency contact, and of which circle',
    scope: 'public',
    guessable: true,
    input: { token: ContactToken },
    output: ContactRequest,
  }),
  answerContactRequest: command({
    area,
    name: 'answerContactRequest',
    summary: 'Agree to be an emergency contact, or decline and get no more mail',
    scope: 'public',
    guessable: true,
    input: { token: ContactToken, isConfirmed: z.boolean() },
    output: ContactRequest,
  }),
  getAlertNotice: query({
    area,
    name: 'getAlertNotice',
    summary: 'Which alert a contact was notified of',
    scope: 'public',
    guessable: true,
    input: { token: ContactToken },
    output: NoticeShown,
  }),
  confirmAlertNotice: command({
    area,
    name: 'confirmAlertNotice',
    summary: 'I have read the notice of this alert',
    scope: 'public',
    guessable: true,
    input: { token: ContactToken },
    output: NoticeShown,
  }),
  armAlert: command({
    area,
    name: 'armAlert',
    summary:
      'Start the countdown on the server, from the press; it raises the alert at the deadline unless cancelled',
    scope: 'circle',
    action: 'alert:raise',
    urgent: true,
    input: {
      ...alert,
      type: AlertType,
      message: freeText(500).default(''),
      location: AlertLocation.strict().nullable(),
      /** How long the device has held the press; a repeat with another age is the same command. */
      heldMs: z.int().min(0).max(mostHeldMs).default(0),
      isDrill: z.boolean().default(false),
    },
    output: Alert,
  }),
  cancelAlert: command({
    area,
    name: 'cancelAlert',
    summary: 'Stop my armed alert; after the deadline it tells everyone that it was a false alarm',
    scope: 'circle',
    action: 'alert:raise',
    urgent: true,
    input: alert,
    output: Alert,
  }),
  shareAlertLocation: command({
    area,
    name: 'shareAlertLocation',
    summary: 'Where I am, while my alert is open',
    scope: 'circle',
    action: 'alert:raise',
    urgent: true,
    input: { ...alert, location: AlertLocation.strict() },
    output: Alert,
  }),
  acknowledgeAlert: command({
    area,
    name: 'acknowledgeAlert',
    summary: 'I have seen it',
    scope: 'circle',
    action: 'alert:respond',
    urgent: true,
    input: alert,
    output: Alert,
  }),
  goToAlert: command({
    area,
    name: 'goToAlert',
    summary: 'I am on my way to the one in need',
    scope: 'circle',
    action: 'alert:respond',
    urgent: true,
    input: alert,
    output: Alert,
  }),
  turnBackFromAlert: command({
    area,
    name: 'turnBackFromAlert',
    summary: 'I cannot go after all',
    scope: 'circle',
    action: 'alert:respond',
    urgent: true,
    input: alert,
    output: Alert,
  }),
  resolveAlert: command({
    area,
    name: 'resolveAlert',
    summary: 'It is over',
    scope: 'circle',
    action: 'alert:respond',
    urgent: true,
    input: alert,
    output: Alert,
  }),
  listAlerts: query({
    area,
    name: 'listAlerts',
    summary: 'Raised alerts without drills, newest first',
    scope: 'circle',
    action: 'alert:view',
    input: { cursor: Cursor.optional(), limit: PageLimit },
    output: AlertPage,
  }),
  listOpenAlerts: query({
    area,
    name: 'listOpenAlerts',
    summary: 'Active alerts, and my own armed one',
    scope: 'circle',
    action: 'alert:view',
    urgent: true,
    input: {},
    output: z.array(Alert).max(listLimits.openAlerts),
  }),
  getCard: query({
    area,
    name: 'getCard',
    summary: 'Emergency card of a person cared for, its link, and who opened it',
    scope: 'circle',
    action: 'recipient:view-health',
    audit: 'VIEW_EMERGENCY_CARD',
    input: recipient,
    output: EmergencyCard,
  }),
  renewCardLink: command({
    area,
    name: 'renewCardLink',
    summary: 'Make a link to an emergency card; the one before opens nothing any more',
    scope: 'circle',
    action: 'recipient:edit',
    shares: 'healthData',
    audit: 'CHANGE_SHARING',
    input: { ...recipient, linkId: Id },
    output: z.object({ ...recipient, linkId: Id }),
  }),
  revokeCardLink: command({
    area,
    name: 'revokeCardLink',
    summary: 'End the link to an emergency card',
    scope: 'circle',
    action: 'recipient:edit',
    shares: 'healthData',
    audit: 'CHANGE_SHARING',
    input: recipient,
    output: z.object(recipient),
  }),
  openCard: command({
    area,
    name: 'openCard',
    summary:
      'The sealed card behind a link, for a browser that proves to hold its key; the members are notified',
    scope: 'public',
    guessable: true,
    input: { token: CardToken, proof: CardProof },
    output: SealedCard,
  }),
};
