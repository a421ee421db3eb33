import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGatewayPosts, type GatewayPosts } from '../testing/gateway-posts';
import { createSms } from './create-sms';

let gateway: GatewayPosts;
beforeEach(async () => {
  gateway = await startGatewayPosts();
});
afterEach(() => gateway.stop());

const smsBy = (body: string, user = '', path = '/Messages.json') =>
  createSms({ from: '+15005550006', body, url: gateway.url(path, user) });
const message = { to: '+13125550142', text: 'Ana says: "Hi" & 50 %\nhttps://care.example/join/abc' };

describe('CIRC-2 text messages over an HTTP gateway', () => {
  it('CIRC-2 are posted as Twilio’s form, with its name and key as basic authentication', async () => {
    await smsBy('twilio', 'AC123:s%40cret@').send(message);
    expect(gateway.posted[0]).toMatchObject({
      path: '/Messages.json',
      type: 'application/x-www-form-urlencoded',
    });
    expect(gateway.posted[0]?.authorization).toBe(`Basic ${btoa('AC123:s@cret')}`);
    expect(Object.fromEntries(new URLSearchParams(gateway.posted[0]?.body))).toEqual({
      ...{ To: message.to, From: '+15005550006', Body: message.text },
    });
  });

  it.each([
    ['json', { to: message.to, from: '+15005550006', text: message.text }],
    ['{"phones":["{to}"],"sms":{"body":"{text}"}}', { phones: [message.to], sms: { body: message.text } }],
  ])('CIRC-2 are posted as JSON of the template %s, whatever stands in them', async (template, body) => {
    await smsBy(template).send(message);
    expect(JSON.parse(gateway.posted[0]?.body ?? '')).toEqual(body);
    expect(gateway.posted[0]?.authorization).toBeUndefined();
  });

  it('CIRC-2 are asked for by the query of a template, with nothing posted, whatever stands in them', async () => {
    const path = '/send?pass=a%26b%2Bc&text={text}&to={to}&sender={from}&coding=2&other={other}';
    const text = `${message.text} ñ 🆘 +1 %41 {to} \u200fعזרה`;
    await smsBy('none', '', path).send({ ...message, text });
    expect(gateway.posted[0]).toMatchObject({ method: 'GET', type: undefined, body: '' });
    const { pathname, searchParams } = new URL(gateway.url(gateway.posted[0]?.path ?? ''));
    expect(pathname).toBe('/send');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ pass: 'a&b+c', text, to: message.to, sender: '+15005550006', coding: '2', other: '{other}' },
    });
  });

  it('EMER-3 name in a query where to tell, and leave the parameter out where nobody wants to know', async () => {
    const sms = smsBy('none', '', '/send?to={to}&text={text}&dlr-url={report}?status=%25d');
    await sms.send({ ...message, report: 'https://care.example/r/a.b' });
    await sms.send(message);
    const told = gateway.posted.map(({ path }) => new URL(gateway.url(path ?? '')).searchParams);
    expect(told.map((query) => query.get('dlr-url'))).toEqual([
      ...['https://care.example/r/a.b?status=%d', null],
    ]);
  });

  it('EMER-3 say where the gateway may tell later whether they arrived', async () => {
    const report = 'https://care.example/api/delivery-reports/abc';
    await smsBy('twilio').send({ ...message, report });
    expect(new URLSearchParams(gateway.posted[0]?.body).get('StatusCallback')).toBe(report);
    await smsBy('{"to":"{to}","text":"{text}","dlr-url":"{report}"}').send({ ...message, report });
    expect(JSON.parse(gateway.posted[1]?.body ?? '')).toMatchObject({ 'dlr-url': report });
    // Twilio would refuse a message for an address that it cannot reach.
    await smsBy('twilio').send({ ...message, report: 'http://127.0.0.1:4300/api/delivery-reports/abc' });
    expect(new URLSearchParams(gateway.posted[2]?.body).has('StatusCallback')).toBe(false);
  });

  it.each([
    [400, true],
    [429, false],
    [401, false],
    [503, false],
  ])('CIRC-2 an answer of %i is final: %s', async (answer, isFinal) => {
    gateway.answer.status = answer;
    await expect(smsBy('json').send(message)).rejects.toMatchObject({ isFinal });
  });

  it('CIRC-2 without a gateway none is sent, and it says so', async () => {
    const sms = createSms(null);
    expect(sms.isConfigured).toBe(false);
    await expect(sms.send(message)).rejects.toThrow(/not configured/);
  });
});
