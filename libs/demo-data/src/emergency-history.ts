import type { DemoClock } from './demo-clock';
import type { DemoStage, DemoStep } from './step';

/** Contacts, and one false alarm nine days ago that was acknowledged and resolved. */
export function emergencyHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  const alertId = stage.newId();
  const contact = (
    name: string,
    phone: string,
    relationship: 'Child' | 'Neighbor' | 'Doctor',
    isPrimary: boolean,
  ): DemoStep => ({
    at: clock.moment(-40, '09:30'),
    as: 'ana',
    operation: 'emergency.addContact',
    input: {
      contactId: stage.newId(),
      name,
      relationship,
      phone,
      email: null,
      preferredChannel: 'call',
      isPrimary,
      canReceiveAlerts: relationship !== 'Doctor',
    },
  });
  return [
    contact('Ben Morales', '+13125550187', 'Child', true),
    contact('Grace Park', '+13125550173', 'Neighbor', false),
    contact('Dr. Samuel Lee', '+13125550101', 'Doctor', false),
    {
      at: clock.moment(-9, '14:20'),
      as: 'ana',
      operation: 'emergency.armAlert',
      input: { alertId, type: 'panic', message: '', location: null },
    },
    {
      at: clock.moment(-9, '14:22'),
      as: 'grace',
      operation: 'emergency.acknowledgeAlert',
      input: { alertId },
    },
    { at: clock.moment(-9, '14:24'), as: 'ana', operation: 'emergency.resolveAlert', input: { alertId } },
  ];
}
