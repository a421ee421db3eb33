import { expect, it } from 'vitest';
import { permissionFlags } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import { permissionGroups } from './permission-groups';
import { withFlag } from './with-flag';

it('CIRC-4 what may be changed is seen as well', () => {
  const permissions = withFlag(presetFor('friend'), 'canEditMedications', true);
  expect(permissions).toMatchObject({ canEditMedications: true, canViewMedications: true });
});

it('CIRC-4 what is not seen is not changed either', () => {
  const permissions = withFlag(presetFor('caregiver'), 'canViewTasks', false);
  expect(permissions).toEqual({ ...presetFor('caregiver'), canViewTasks: false, canEditTasks: false });
});

it('CIRC-4 the dialog has a switch for every flag', () => {
  expect(permissionGroups.flatMap(({ flags }) => [...flags]).sort()).toEqual([...permissionFlags].sort());
});
