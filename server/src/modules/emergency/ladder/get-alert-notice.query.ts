import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { findNoticeOf, noticeShown } from './notice-link';

export const getAlertNotice = defineQuery(
  apiContract.emergency.getAlertNotice,
  async ({ db, input, services }) => {
    const { alert, notice } = await findNoticeOf(db, services.crypto, input.token);
    return noticeShown(db, alert, notice);
  },
);
