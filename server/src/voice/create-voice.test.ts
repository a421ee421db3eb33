import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGatewayPosts, type GatewayPosts } from '../testing/gateway-posts';
import { createVoice } from './create-voice';

let gateway: GatewayPosts;
beforeEach(async () => {
  gateway = await startGatewayPosts();
});
afterEach(() => gateway.stop());

const voiceBy = (body: string, user = '') =>
  createVoice({
    ...{ from: '+15005550006', body },
    url: gateway.url('/Calls.json', user),
  });
const message = { to: '+13125550142', text: 'Ana <needs> help & more', language: 'es' } as const;
const report = 'https://care.example/api/delivery-reports/abc';

describe('EMER-2 calls over an HTTP gateway', () => {
  it('EMER-2 are posted as Twilio’s form: the text twice, in its language, and where to tell how it went', async () => {
    await voiceBy('twilio', 'AC123:secret@').call({ ...message, report });
    expect(gateway.posted[0]).toMatchObject({
      path: '/Calls.json',
      authorization: `Basic ${btoa('AC123:secret')}`,
    });
    const { Twiml, ...form } = Object.fromEntries(new URLSearchParams(gateway.posted[0]?.body));
    expect(form).toEqual({ To: message.to, From: '+15005550006', StatusCallback: report });
    const say = '<Say language="es-ES">Ana &lt;needs&gt; help &amp; more</Say>';
    expect(Twiml).toBe(`<Response>${say}<Pause length="1"/>${say}</Response>`);
  });

  it('EMER-2 are posted as JSON, or by a template, with the text twice', async () => {
    const twice = `${message.text}\n${message.text}`;
    const values = { to: message.to, from: '+15005550006', text: twice, language: 'es-ES' };
    await voiceBy('json').call(message);
    expect(JSON.parse(gateway.posted[0]?.body ?? '')).toEqual(values);
    await voiceBy('{"call":["{to}","{text}","{language}","{report}"]}').call({ ...message, report });
    expect(JSON.parse(gateway.posted[1]?.body ?? '')).toEqual({ call: [message.to, twice, 'es-ES', report] });
  });

  it.each([
    [400, true],
    [503, false],
  ])('EMER-2 an answer of %i is final: %s', async (answer, isFinal) => {
    gateway.answer.status = answer;
    await expect(voiceBy('json').call(message)).rejects.toMatchObject({ isFinal });
  });

  it('EMER-2 without a gateway nobody is called, and it says so', async () => {
    const voice = createVoice(null);
    expect(voice.isConfigured).toBe(false);
    await expect(voice.call(message)).rejects.toThrow(/not configured/);
  });
});
