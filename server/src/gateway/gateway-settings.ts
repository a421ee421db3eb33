import * as z from 'zod';
import type { GatewayOptions } from './gateway';

const address = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address such as https://user:password@gateway.example/messages',
  })
  .optional();

const shape = z
  .string()
  .refine(isShape, { error: 'must be twilio, json, none, or JSON with {to} and {text} inside its texts' })
  .default('json');

const sender = z.string().min(3).optional();

/** The settings of both gateways. */
export const gatewaySettings = {
  SMS_URL: address,
  SMS_FROM: sender,
  SMS_BODY: shape,
  VOICE_URL: address,
  VOICE_FROM: sender,
  VOICE_BODY: shape,
};

type Settings = z.infer<z.ZodObject<typeof gatewaySettings>>;

/** What is wrong with them together; null for nothing. */
export function gatewayMistake(settings: Settings): string | null {
  if (settings.SMS_URL && !settings.SMS_FROM)
    return 'SMS_FROM is missing: SMS_URL needs a sender for its messages.';
  if (settings.VOICE_URL && !settings.VOICE_FROM)
    return 'VOICE_FROM is missing: VOICE_URL needs a number that its calls come from.';
  if (isAtOdds(settings.SMS_URL, settings.SMS_BODY))
    return 'SMS_BODY=none and {to} and {text} in the query of SMS_URL belong together.';
  if (isAtOdds(settings.VOICE_URL, settings.VOICE_BODY))
    return 'VOICE_BODY=none and {to} and {text} in the query of VOICE_URL belong together.';
  return null;
}

/** Either the query or the body says to whom and what. */
function isAtOdds(url: string | undefined, body: string): boolean {
  if (url === undefined) return false;
  const texts = [...new URL(url).searchParams.values()].join(' ');
  return saysAll(texts) !== (body === 'none');
}

/** To whom and what. */
function saysAll(template: string): boolean {
  return template.includes('{to}') && template.includes('{text}');
}

export const smsOf = ({ SMS_URL, SMS_FROM, SMS_BODY }: Settings) => optionsOf(SMS_URL, SMS_FROM, SMS_BODY);

export const voiceOf = ({ VOICE_URL, VOICE_FROM, VOICE_BODY }: Settings) =>
  optionsOf(VOICE_URL, VOICE_FROM, VOICE_BODY);

function optionsOf(url: string | undefined, from: string | undefined, body: string): GatewayOptions | null {
  return url && from ? { url, from, body } : null;
}

/** The name of a known form, or a template of JSON that says to whom and what. */
function isShape(text: string): boolean {
  if (['twilio', 'json', 'none'].includes(text)) return true;
  try {
    JSON.parse(text);
  } catch {
    return false;
  }
  return saysAll(text);
}
