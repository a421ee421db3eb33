import { expect, it } from 'vitest';
import { exampleContact } from '../../testing/example-alert';
import { alertsTo } from './alerts-to';

it.each([
  [{ canReceiveAlerts: false }, 'contact.noAlerts'],
  [{ email: null }, 'contact.mustBeCalled'],
  [{ confirmation: 'none' }, 'contact.unasked'],
  [{ confirmation: 'asked' }, 'contact.asked'],
  [{ confirmation: 'confirmed' }, 'contact.getsAlerts'],
  [{ confirmation: 'declined' }, 'contact.declined'],
] as const)('EMER-3 says of a contact with %j that alerts are: %s', (changes, word) => {
  const contact = { ...exampleContact(), canReceiveAlerts: true, email: 'lee@example.org', ...changes };
  expect(alertsTo(contact, undefined)).toBe(word);
});

it('EMER-3 with a gateway for text messages, a contact who prefers a text or has no email gets one', () => {
  const channels = { email: true, sms: true, voice: false };
  expect(alertsTo(exampleContact({ preferredChannel: 'text' }), channels)).toBe('contact.getsTexts');
  expect(alertsTo(exampleContact({ email: null }), channels)).toBe('contact.getsTexts');
  expect(alertsTo(exampleContact(), channels)).toBe('contact.getsAlerts');
});

it('EMER-3 with a voice gateway, a contact who prefers a call or has no other way gets one', () => {
  const channels = { email: true, sms: false, voice: true };
  expect(alertsTo(exampleContact({ preferredChannel: 'call' }), channels)).toBe('contact.getsCalls');
  expect(alertsTo(exampleContact({ preferredChannel: 'text', email: null }), channels)).toBe(
    'contact.getsCalls',
  );
  expect(alertsTo(exampleContact({ preferredChannel: 'text' }), channels)).toBe('contact.getsAlerts');
  const withoutMail = { ...channels, email: false, sms: true };
  expect(alertsTo(exampleContact({ preferredChannel: 'email' }), withoutMail)).toBe('contact.getsTexts');
});
