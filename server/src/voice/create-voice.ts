import type { Language } from '@carecircle/contracts';
import type { GatewayOptions } from '../gateway/gateway';
import { sendToGateway } from '../gateway/send-to-gateway';
import { twilioCallback } from '../gateway/twilio-callback';
import type { Voice } from './voice';

/** As speech synthesis names them (BCP 47). */
const languageTags: Record<Language, string> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
  pt: 'pt-BR',
};

/** Calls over an HTTP gateway; without options there is none. The text is said twice: whoever answers misses the first words. */
export function createVoice(options: GatewayOptions | null): Voice {
  if (!options)
    return { isConfigured: false, call: () => Promise.reject(new Error('Voice is not configured.')) };
  const { from } = options;
  return {
    isConfigured: true,
    call: ({ to, text, language, report }) => {
      const tag = languageTags[language];
      return sendToGateway(options, {
        values: { to, from, text: `${text}\n${text}`, language: tag, report },
        form: { To: to, From: from, Twiml: twiml(text, tag), StatusCallback: twilioCallback(report) },
      });
    },
  };
}

/** TwiML, what Twilio says in a call. */
function twiml(text: string, tag: string): string {
  const say = `<Say language="${tag}">${escapeXml(text)}</Say>`;
  return `<Response>${say}<Pause length="1"/>${say}</Response>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[^\P{C}\n]/gu, ' ');
}
