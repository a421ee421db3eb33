import { apiContract } from '@carecircle/contracts/api';
import { requirePerson } from '../../access/person-rows';
import { consentsOf } from '../../access/sharing/consents-of';
import type { Reader } from '../../database/database';
import { defineQuery } from '../../spine/define-query';
import { readShownSettings } from './shown-settings';

export const getNotificationSettings = defineQuery(
  apiContract.notifications.getNotificationSettings,
  async ({ db, actor, services: { mail, trouble } }) => {
    const { email } = await requirePerson(db, actor.id);
    const hindrance = mail.isConfigured ? await hindranceOf(db, actor.id) : ('not-configured' as const);
    return {
      ...(await readShownSettings(db, actor.id, email)),
      mail: { address: email, hindrance },
      lateSince: trouble()?.since.toISOString() ?? null,
    };
  },
);

async function hindranceOf(reader: Reader, personId: string): Promise<'no-consent' | null> {
  return (await consentsOf(reader, personId))['data-processing'] ? null : 'no-consent';
}
