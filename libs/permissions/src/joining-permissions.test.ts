import { firstDefaultPermissions, roles } from '@carecircle/contracts';
import { describe, expect, it } from 'vitest';
import { joiningPermissions, unseenFlags } from './joining-permissions';
import { presetFor } from './role-presets';

describe('CIRC-4 joining', () => {
  it.each(roles.filter((role) => role !== 'admin'))('the switches override what %s presets', (role) => {
    const joined = joiningPermissions(role, { ...firstDefaultPermissions });
    expect(joined).toEqual({ ...presetFor(role), ...firstDefaultPermissions });
  });

  it('an admin has every flag whatever the switches say', () => {
    const none = { canViewMedications: false, canViewAppointments: false, canEditTasks: false };
    expect(joiningPermissions('admin', { ...none, canUploadDocuments: false })).toEqual(presetFor('admin'));
  });

  it.each(roles)('no role leads to changing what is not seen, whichever switches are on: %s', (role) => {
    for (let bits = 0; bits < 16; bits += 1) {
      const isOn = (place: number) => Boolean(bits & (1 << place));
      const joined = joiningPermissions(role, {
        canViewMedications: isOn(0),
        canViewAppointments: isOn(1),
        canEditTasks: isOn(2),
        canUploadDocuments: isOn(3),
      });
      expect(unseenFlags(joined)).toEqual([]);
    }
  });
});
