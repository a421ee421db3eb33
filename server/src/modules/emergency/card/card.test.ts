import { createHash, randomUUID } from 'node:crypto';
import type { CardContent } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { verifyChain } from '../../../audit/verify-chain';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let recipientId: string;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
});
beforeEach(async () => {
  circle = await ana.createCircle();
  await circle.join(ben);
  recipientId = randomUUID();
  const recipient = {
    ...{ name: 'Rosa', birthDate: '1941-03-02', timeZone: 'America/Chicago', languages: ['es'] },
    ...{ conditions: ['Diabetes'], allergies: ['Penicillin'], homeAddress: '12 Oak St', insurers: [] },
    ...{ decisionMakerIds: [], memberId: null },
  };
  await ana.call('circles.addRecipient', { circleId: circle.id, recipientId, ...recipient });
});
afterAll(() => server.stop());

const getCard = (person: TestPerson) =>
  person.call('emergency.getCard', { circleId: circle.id, recipientId });
const makeLink = async (person = ana) => {
  await person.call('emergency.renewCardLink', { circleId: circle.id, recipientId, linkId: randomUUID() });
  const { link } = await getCard(person);
  const [, token = '', key = ''] = /^\/card\/([\w-]{65})#([\w-]{43})$/.exec(link?.path ?? '') ?? [];
  return { token, key };
};
const proofOf = (key: string) => createHash('sha256').update(`emergency card ${key}`).digest('base64url');
const openCard = (token: string, key: string) =>
  server.call('emergency.openCard', { token, proof: proofOf(key) });

/** As the page of the link does it, with the browser's own cryptography. */
async function unseal(sealed: string, key: string): Promise<CardContent> {
  const bytes = Buffer.from(sealed, 'base64url');
  const raw = Buffer.from(key, 'base64url');
  const opener = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, 12) };
  return JSON.parse(
    new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, opener, bytes.subarray(12))),
  ) as CardContent;
}

it('EMER-7 the holder of the key opens the card as it is today, and nobody reads it on the way', async () => {
  const { token, key } = await makeLink();
  const first = await openCard(token, key);
  expect(Buffer.from(first.sealed, 'base64url').toString('latin1')).not.toContain('Penicillin');
  expect(await unseal(first.sealed, key)).toMatchObject({
    ...{ name: 'Rosa', allergies: ['Penicillin'], conditions: ['Diabetes'], emergencyNumber: '911' },
    medications: [],
  });
  await ana.call('circles.editRecipient', {
    ...{ circleId: circle.id, recipientId },
    changes: { allergies: ['Penicillin', 'Latex'] },
    seen: { allergies: ['Penicillin'] },
  });
  const later = await openCard(token, key);
  expect((await unseal(later.sealed, key)).allergies).toEqual(['Penicillin', 'Latex']);
});

it('EMER-7 a link without its key, another key, or another shape opens nothing and tells nobody', async () => {
  const { token, key } = await makeLink();
  await expect(openCard(token, 'A'.repeat(43))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(openCard('A'.repeat(65), key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await getCard(ana)).views).toEqual([]);
});

it('EMER-7 each opening is written down with time and kind of device, in the audit chain too, and the members are notified', async () => {
  const { token, key } = await makeLink();
  const opened = await server.app.inject({
    ...{ method: 'POST', url: '/api/emergency/open-card' },
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Secret-Model-X' },
    payload: { commandId: randomUUID(), token, proof: proofOf(key) },
  });
  expect(opened.statusCode).toBe(200);
  expect((await getCard(ben)).views).toEqual([
    { id: expect.any(String), at: expect.any(String), device: 'iPhone' },
  ]);
  await server.settled();
  for (const person of [ana, ben]) {
    const { notifications } = await person.call('notifications.listNotifications', {});
    expect(notifications.find(({ cause }) => cause === 'card-viewed')).toMatchObject({
      link: `/to/emergency-card?for=${recipientId}`,
      values: { recipient: 'Rosa', device: 'iPhone' },
    });
  }
  const { entries } = await ana.call('privacy.listAuditEntries', { circleId: circle.id });
  expect(entries.find(({ userId }) => userId === null)).toMatchObject({ action: 'VIEW_EMERGENCY_CARD' });
  expect(await verifyChain(server.spine.database.db, circle.id)).toMatchObject({ wrongAt: null });
});

it('EMER-7 a new link ends the one before, revoking ends it for good', async () => {
  const old = await makeLink();
  const young = await makeLink();
  await expect(openCard(old.token, old.key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await openCard(young.token, young.key);
  await ana.call('emergency.revokeCardLink', { circleId: circle.id, recipientId });
  await expect(openCard(young.token, young.key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await getCard(ana)).link).toBeNull();
});

it('EMER-7 neither secret nor key of a link stands in the log of the circle', async () => {
  const { token, key } = await makeLink();
  await openCard(token, key);
  const log = JSON.stringify(await server.eventsOf(circle.id));
  expect([log.includes(token), log.includes(key), log.includes('card.viewed')]).toEqual([false, false, true]);
});

it('EMER-7 CIRC-4 a card is for those who may see health, and its link ends with its maker', async () => {
  const change = (role: 'caregiver' | 'friend') =>
    ana.call('circles.changeMemberRole', { circleId: circle.id, memberId: ben.id, role });
  await change('caregiver');
  const { token, key } = await makeLink(ben);
  await change('friend');
  await expect(ben.call('emergency.getCard', { circleId: circle.id, recipientId })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  });
  await expect(openCard(token, key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await getCard(ana)).link).toBeNull();
});

it('EMER-7 the page of a link holds nothing of a card, speaks the language of its reader and may run its own program alone', async () => {
  const { token } = await makeLink();
  const page = await server.app.inject({ url: `/card/${token}`, headers: { 'accept-language': 'de-DE' } });
  expect(page.body).toContain('Die Karte wird geöffnet');
  expect(page.body).not.toMatch(/Rosa|Penicillin/);
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'nonce-/);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect((await getCard(ana)).views).toEqual([]);
});
