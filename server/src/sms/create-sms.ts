import type { GatewayOptions } from '../gateway/gateway';
import { sendToGateway } from '../gateway/send-to-gateway';
import { twilioCallback } from '../gateway/twilio-callback';
import type { Sms } from './sms';

/** Text messages over an HTTP gateway; without options there is none. */
export function createSms(options: GatewayOptions | null): Sms {
  if (!options)
    return { isConfigured: false, send: () => Promise.reject(new Error('SMS is not configured.')) };
  const { from } = options;
  return {
    isConfigured: true,
    send: ({ to, text, report }) =>
      sendToGateway(options, {
        values: { to, from, text, report },
        form: { To: to, From: from, Body: text, StatusCallback: twilioCallback(report) },
      }),
  };
}
