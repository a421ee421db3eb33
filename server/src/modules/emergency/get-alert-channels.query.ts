import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';

/** Nothing leaves the demo circle, which everyone may enter. */
export const getAlertChannels = defineQuery(
  apiContract.emergency.getAlertChannels,
  async ({ circle, services: { mail, sms, voice } }) => ({
    email: mail.isConfigured && !circle.isDemo,
    sms: sms.isConfigured && !circle.isDemo,
    voice: voice.isConfigured && !circle.isDemo,
  }),
);
