import { expect, it } from 'vitest';
import { readConfiguration } from './configuration';

it('starts with nothing set', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 4300,
    databaseUrl: undefined,
    mail: null,
    publicOrigin: null,
  });
});

it('reads an empty setting as not set', () => {
  expect(readConfiguration({ DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({ mail: null });
});

it.each([
  [{ PORT: 'abc' }, /^PORT must be a whole number from 0 to 65535$/],
  [{ PORT: '99999' }, /^PORT must be a whole number from 0 to 65535$/],
  [{ TRUSTED_PROXIES: '10.0.0.1, nonsense' }, /^TRUSTED_PROXIES must be addresses such as/],
  [{ DATABASE_URL: 'mysql://host/db' }, /^DATABASE_URL must be an address such as postgres:/],
  [{ DRAIN_SECONDS: '301' }, /^DRAIN_SECONDS must be a whole number from 0 to 300$/],
  [{ DATA_KEY: 'short' }, /^DATA_KEY must be 32 bytes/],
  [{ SMTP_URL: 'smtp://localhost' }, /^MAIL_FROM is missing/],
  [{ VOICE_URL: 'https://voice.example' }, /^VOICE_FROM is missing/],
  [{ SMS_BODY: '{"to":"{to}"}' }, /^SMS_BODY must be twilio, json, none, or JSON with/],
  [{ SMS_BODY: 'none', SMS_URL: 'https://sms.example?to={to}', SMS_FROM: 'Care' }, /^SMS_BODY=none and/],
  [{ SMS_URL: 'https://sms.example?to={to}&text={text}', SMS_FROM: 'Care' }, /^SMS_BODY=none and/],
  [{ VOICE_BODY: 'none', VOICE_URL: 'https://voice.example', VOICE_FROM: 'Care' }, /^VOICE_BODY=none and/],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }, /^MAP_TILES_CREDIT is missing/],
  [
    { MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
    /^MAP_TILES_URL must be an address such as/,
  ],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' }, /^MAP_TILES_URL must be an address such as/],
  [{ NATS_URL: 'nats://localhost' }, /^NATS_URL joins several servers/],
])('says in one line what is wrong with %o', (environment, line) => {
  expect(() => readConfiguration(environment)).toThrow(line);
});
