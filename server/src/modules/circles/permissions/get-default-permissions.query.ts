import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { readDefaultPermissions } from './default-permissions';

export const getDefaultPermissions = defineQuery(
  apiContract.circles.getDefaultPermissions,
  ({ db, circle }) => readDefaultPermissions(db, circle.id),
);
