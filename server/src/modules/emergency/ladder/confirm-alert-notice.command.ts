import { apiContract } from '@carecircle/contracts/api';
import { definePublicCommand } from '../../../spine/define-public-command';
import { alertOf, lockAnyAlert } from '../alert-rows';
import { alertNotices } from '../alerts.tables';
import { findNotice, isNotice } from './notice-rows';
import { findNoticeOf, noticeShown } from './notice-link';

/** A contact has read it: the members see that it has arrived (EMER-3). It answers nothing for them; the alert stays open. */
export const confirmAlertNotice = definePublicCommand(
  apiContract.emergency.confirmAlertNotice,
  ({ input, now, services, transact }) =>
    transact(async ({ tx, record }) => {
      const found = await findNoticeOf(tx, services.crypto, input.token);
      const alert = (await lockAnyAlert(tx, found.alert.circleId, found.alert.id)) ?? found.alert;
      const notice = (await findNotice(tx, found.notice)) ?? found.notice;
      if (notice.status === 'delivered' && notice.isRead !== false) return noticeShown(tx, alert, notice);
      await tx
        .update(alertNotices)
        .set({ status: 'delivered', isRead: true, at: now })
        .where(isNotice(notice));
      await record.toCircle(alert.circleId, 'alert.updated', { alert: await alertOf(tx, alert) });
      return noticeShown(tx, alert, { ...notice, status: 'delivered', isRead: true });
    }),
);
