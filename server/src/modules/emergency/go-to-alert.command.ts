import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { alertOf, changeAlert, lockActiveAlert } from './alert-rows';
import { noteSeen } from './note-seen';

/** 'I'm going': several can, each with their own time, and a member who goes has seen the alert (EMER-6). */
export const goToAlert = defineCommand(
  apiContract.emergency.goToAlert,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockActiveAlert(tx, circle.id, input.alertId, actor.id);
    if (row.triggeredBy === actor.id)
      throw refuse('NOT_ALLOWED', { message: 'The one who raised an alert is there already.' });
    if (row.helpers.some(({ memberId }) => memberId === actor.id)) return alertOf(tx, row);
    const seen = await noteSeen({ tx, record, now }, row, actor.id);
    const helpers = [...seen.helpers, { memberId: actor.id, since: now.toISOString() }];
    const alert = await changeAlert(tx, seen, { helpers });
    await record('alert.helper-set-out', { alert, memberId: actor.id });
    return alert;
  },
);
