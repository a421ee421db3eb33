import type { Alert, EmergencyContact } from '@carecircle/contracts';
import { testIds } from '@carecircle/remote-kit/testing';

/** An alert that Ben raised, for tests. */
export function exampleAlert(fields: Partial<Alert> = {}): Alert {
  return {
    id: '0199a000-0000-7000-8000-0000000000e1',
    circleId: testIds.circle,
    type: 'panic',
    severity: 'critical',
    status: 'active',
    message: '',
    triggeredBy: testIds.ben,
    armedAt: '2026-11-21T15:00:00.000Z',
    deadlineAt: '2026-11-21T15:00:10.000Z',
    raisedAt: '2026-11-21T15:00:10.000Z',
    location: null,
    acknowledgedBy: [],
    helpers: [],
    isDrill: false,
    resolvedBy: null,
    resolvedAt: null,
    notices: [],
    ...fields,
  };
}

/** An emergency contact, for tests. */
export function exampleContact(fields: Partial<EmergencyContact> = {}): EmergencyContact {
  return {
    id: '0199a000-0000-7000-8000-0000000000c1',
    circleId: testIds.circle,
    name: 'Grace Okafor',
    relationship: 'Neighbor',
    phone: '+13125550142',
    email: 'grace@example.org',
    preferredChannel: 'call',
    isPrimary: true,
    canReceiveAlerts: true,
    confirmation: 'confirmed',
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...fields,
  };
}
