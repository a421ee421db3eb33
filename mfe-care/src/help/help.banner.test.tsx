import { act, screen, within } from '@testing-library/react';
import type { HelpRequest } from '@carecircle/contracts';
import { Refusal, getBusState } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import { expect, it } from 'vitest';
import remote from '../remote';
import { aCheckIn } from '../testing/a-check-in';
import { idOf } from '../testing/a-task';
import HelpBanner from './help.banner';
import { trackHelp } from './track-help';

const call: HelpRequest = {
  ...{ checkInId: idOf(1), circleId: testIds.circle, recipientId: testIds.recipient, askedBy: testIds.ben },
  ...{ overLinkBy: null, notes: 'She fell', askedAt: new Date().toISOString(), onItId: null, onItAt: null },
};
const onIt = (onItId: string) => ({ onItId, onItAt: new Date().toISOString() });
const [ruth] = testSession().recipients;
const needsHelp = `${ruth?.name} needs help`;

function open(help: HelpRequest[], answers: Answers = {}) {
  return renderFeature(<HelpBanner />, { remote, states: { 'help.open': help }, answers });
}
const card = () => within(screen.getByRole('region', { name: needsHelp }));

it('CHK-2 says who needs help, who says so and why, and calls where a phone is shared', async () => {
  const members = testSession().members.map((member) =>
    member.id === testIds.ben ? { ...member, phone: '+13125550142' } : member,
  );
  await renderFeature(<HelpBanner />, { remote, states: { 'help.open': [call] }, session: { members } });
  expect(card().getByText(needsHelp)).toBeTruthy();
  expect(card().getByText('She fell')).toBeTruthy();
  expect(card().getByText(/^Ben Rivera, /)).toBeTruthy();
  expect(card().getByRole('link', { name: 'Call Ben Rivera' }).getAttribute('href')).toBe('tel:+13125550142');
});

it('CHK-2 ‘I’m on it’ shows at once, and can be handed back', async () => {
  const { user, server } = await open([call], {
    'care.claimHelp': { ...call, ...onIt(testIds.ana) },
    'care.handBackHelp': call,
  });
  await user.click(card().getByRole('button', { name: /^I’m on it/ }));
  expect(card().getByText('You are on it')).toBeTruthy();
  expect(server.callsOf('care.claimHelp')).toHaveLength(1);
  await user.click(await card().findByRole('button', { name: /^I can’t after all/ }));
  expect(await card().findByRole('button', { name: /^I’m on it/ })).toBeTruthy();
});

it('CHK-2 who comes second is told who was first', async () => {
  const { user } = await open([call], {
    'care.claimHelp': new Refusal({ code: 'ALREADY_DONE', message: 'Somebody else is on it.' }),
    'care.listOpenHelp': [{ ...call, ...onIt(testIds.cleo) }],
  });
  await user.click(card().getByRole('button', { name: /^I’m on it/ }));
  expect(await card().findByText(/is on it$/)).toBeTruthy();
  expect(card().queryByRole('button', { name: /^I’m on it/ })).toBeNull();
});

it('CHK-2 whoever called is shown only that somebody is on it', async () => {
  await open([{ ...call, askedBy: testIds.ana }]);
  const stop = trackHelp();
  expect(screen.queryByRole('region')).toBeNull();
  await publish('help.claimed', { helpRequest: { ...call, askedBy: testIds.ana, ...onIt(testIds.ben) } });
  expect(card().getByText('Ben Rivera is on it')).toBeTruthy();
  stop();
});

it('CHK-2 calls come with their notes and go once somebody has been on it for a while', async () => {
  await open([]);
  const stop = trackHelp();
  const checkIn = aCheckIn(1, {
    ...{ status: 'needs-help', notes: 'She fell', circleId: testIds.circle, checkedBy: testIds.ben },
    ...{ recipientId: testIds.recipient, createdAt: call.askedAt },
  });
  await publish('check-in.added', { checkIn });
  await publish('help.asked', { helpRequest: { ...call, notes: '' } });
  expect(card().getByText('She fell')).toBeTruthy();
  const longAgo = new Date(Date.now() - 16 * 60_000).toISOString();
  await publish('help.claimed', { helpRequest: { ...call, onItId: testIds.ben, onItAt: longAgo } });
  expect(screen.queryByRole('region', { name: needsHelp })).toBeNull();
  expect(getBusState('help.open')).toHaveLength(1);
  await act(async () => stop());
});
