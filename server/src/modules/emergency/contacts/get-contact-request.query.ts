import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { findRequest } from './contact-request-rows';
import { noSuchRequest, requestShown } from './request-shown';

export const getContactRequest = defineQuery(
  apiContract.emergency.getContactRequest,
  async ({ db, input, services }) => {
    const row = await findRequest(db, services.crypto, input.token);
    if (!row) throw noSuchRequest();
    return requestShown(db, row);
  },
);
