import type {
  ContractRouterClient,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from '@orpc/contract';
import { accountContract } from '../account/account.contract';
import { callsContract } from '../calls/calls.contract';
import { passkeysContract } from '../account/passkeys.contract';
import { sessionsContract } from '../account/sessions.contract';
import { twoFactorContract } from '../account/two-factor.contract';
import { billingContract } from '../billing/billing.contract';
import { careContract } from './care.contract';
import { circlesContract } from '../circles/circles.contract';
import { communicationContract } from '../communication/communication.contract';
import { copiesContract } from '../copies/copies.contract';
import { doctorsContract } from '../doctors/doctors.contract';
import { documentsContract } from '../documents/documents.contract';
import { emergencyContract } from '../emergency/emergency.contract';
import { financeContract } from '../finance/finance.contract';
import { invitationsContract } from '../invitations/invitations.contract';
import { louiseContract } from '../louise/louise.contract';
import { notificationsContract } from '../notifications/notifications.contract';
import { pointsContract } from '../points/points.contract';
import { privacyContract } from '../privacy/privacy.contract';
import { servicesContract } from '../services/services.contract';
import { releasesContract } from '../releases/releases.contract';
import { reportsContract } from '../reports/reports.contract';
import { supportContract } from '../support/support.contract';
import { wearablesContract } from '../wearables/wearables.contract';

/** Every operation of the server. Client, server, policy matrix and the OpenAPI document all come from it. */
export const apiContract = {
  account: { ...accountContract, ...sessionsContract, ...twoFactorContract, ...passkeysContract },
  billing: billingContract,
  circles: circlesContract,
  care: careContract,
  communication: communicationContract,
  calls: callsContract,
  documents: documentsContract,
  emergency: emergencyContract,
  copies: copiesContract,
  doctors: doctorsContract,
  finance: financeContract,
  invitations: invitationsContract,
  louise: louiseContract,
  notifications: notificationsContract,
  points: pointsContract,
  privacy: privacyContract,
  services: servicesContract,
  releases: releasesContract,
  reports: reportsContract,
  support: supportContract,
  wearables: wearablesContract,
};

export type ApiContract = typeof apiContract;
export type ApiClient = ContractRouterClient<ApiContract>;
/** What a caller passes: defaults may be left out. */
export type ApiInputs = InferContractRouterInputs<ApiContract>;
export type ApiOutputs = InferContractRouterOutputs<ApiContract>;

export { operationPath, type OperationMeta } from './operation';
