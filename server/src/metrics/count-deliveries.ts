import type { Mail } from '../mail/mail';
import type { Push } from '../push/push';
import type { Sms } from '../sms/sms';
import type { Voice } from '../voice/voice';
import { isFinalRefusal } from '../spine/is-final-refusal';
import type { DeliveryChannel, Metrics } from './metrics';

interface Ways {
  mail: Mail;
  sms: Sms;
  voice: Voice;
  push: Push;
}

/** The same ways to send, each counting how it went. */
export function countDeliveries(
  { mail, sms, voice, push }: Ways,
  metrics: Pick<Metrics, 'noteDelivery'>,
): Ways {
  const counting =
    <M>(channel: DeliveryChannel, send: (message: M) => Promise<void>) =>
    async (message: M) => {
      try {
        await send(message);
      } catch (error) {
        metrics.noteDelivery(channel, isFinalRefusal(error) ? 'refused' : 'failed');
        throw error;
      }
      metrics.noteDelivery(channel, 'sent');
    };
  return {
    mail: { ...mail, send: counting('mail', (letter) => mail.send(letter)) },
    sms: { ...sms, send: counting('text', (message) => sms.send(message)) },
    voice: { ...voice, call: counting('call', (message) => voice.call(message)) },
    push: { ...push, send: counting('push', (message) => push.send(message)) },
  };
}
