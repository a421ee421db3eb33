import type { Preferences } from '@carecircle/contracts';
import type { NotificationRuleName } from '@carecircle/contracts/notifications/notification-rules';
import { operationPath } from '@carecircle/contracts/api';
import type { Reader } from '../../../database/database';
import { readOpenDoses } from '../../medications';
import type { NotificationRow } from '../notifications.tables';
import { pushWords } from '../words/push-words';

/** A button of a push: it calls operations with the session of its browser. */
export interface PushAction {
  action: string;
  title: string;
  calls: { path: string; input: object }[];
}

type Asked = Pick<NotificationRow, 'circleId' | 'id' | 'cause' | 'relatedId' | 'openIds'>;

/** Calls that say 'I'm on it', by the cause that asks for it. */
const onIt: Partial<Record<NotificationRuleName, (asked: Asked) => PushAction['calls'][number]>> = {
  'alert-raised': ({ circleId, relatedId }) =>
    call('emergency', 'acknowledgeAlert', { circleId, alertId: relatedId }),
  'help-needed': claimHelp,
  'help-handed-back': claimHelp,
  'check-in-due': claimCheckIn,
  'check-in-overdue': claimCheckIn,
};

const ofDoses: readonly string[] = [
  ...['dose-soon', 'dose-due', 'dose-missed', 'dose-missed-unassigned', 'dose-still-missed'],
  ...['critical-dose-due', 'critical-dose-missed', 'critical-dose-missed-unassigned'],
  'critical-dose-still-missed',
];

/** At most two, for no browser shows more: Taken and Snooze for doses, 'I'm on it' for what calls for help. */
export async function pushActions(
  reader: Reader,
  asked: Asked,
  { language }: Pick<Preferences, 'language'>,
): Promise<PushAction[]> {
  const words = pushWords[language];
  const answer = onIt[asked.cause as NotificationRuleName];
  if (answer) return [{ action: 'on-it', title: words.onIt, calls: [answer(asked)] }];
  if (!ofDoses.includes(asked.cause)) return [];
  const { circleId, id: notificationId } = asked;
  const doses = await readOpenDoses(reader, circleId, asked.openIds);
  if (doses.length === 0) return [];
  const taken = doses.map((dose) => call('care', 'takeDose', { circleId, ...dose }));
  const snooze = call('notifications', 'snoozeNotification', { notificationId });
  return [
    { action: 'taken', title: words.taken, calls: taken },
    { action: 'snooze', title: words.snooze, calls: [snooze] },
  ];
}

function claimHelp({ circleId, relatedId }: Asked) {
  return call('care', 'claimHelp', { circleId, checkInId: relatedId });
}

function claimCheckIn({ circleId, relatedId }: Asked) {
  return call('care', 'claimDueCheckIn', { circleId, dueCheckInId: relatedId });
}

function call(area: string, name: string, input: object): PushAction['calls'][number] {
  return { path: `/api${operationPath(area, name)}`, input };
}
