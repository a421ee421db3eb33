import type {
  ContractRouterClient,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from '@orpc/contract';
import { accountContract } from '../account/account.contract';
import { careContract } from './care.contract';
import { circlesContract } from '../circles/circles.contract';
import { communicationContract } from '../communication/communication.contract';
import { doctorsContract } from '../doctors/doctors.contract';
import { documentsContract } from '../documents/documents.contract';
import { emergencyContract } from '../emergency/emergency.contract';
import { financeContract } from '../finance/finance.contract';
import { invitationsContract } from '../invitations/invitations.contract';
import { notificationsContract } from '../notifications/notifications.contract';
import { pointsContract } from '../points/points.contract';
import { servicesContract } from '../services/services.contract';
import { reportsContract } from '../reports/reports.contract';

/** Every operation of the server. Client, server, policy matrix and the OpenAPI document all come from it. */
export const apiContract = {
  account: accountContract,
  circles: circlesContract,
  care: careContract,
  communication: communicationContract,
  documents: documentsContract,
  emergency: emergencyContract,
  doctors: doctorsContract,
  finance: financeContract,
  invitations: invitationsContract,
  notifications: notificationsContract,
  points: pointsContract,
  services: servicesContract,
  reports: reportsContract,
};

export type ApiContract = typeof apiContract;
export type ApiClient = ContractRouterClient<ApiContract>;
/** What a caller passes: defaults may be left out. */
export type ApiInputs = InferContractRouterInputs<ApiContract>;
export type ApiOutputs = InferContractRouterOutputs<ApiContract>;

export { operationPath, type OperationMeta } from './operation';
