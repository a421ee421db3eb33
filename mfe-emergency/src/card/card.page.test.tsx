import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CardContent, EmergencyCard } from '@carecircle/contracts';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import CardPage from './card.page';

const content: CardContent = {
  name: 'Rosa Alvarez',
  birthDate: '1941-03-02',
  homeAddress: '12 Oak St',
  languages: ['es'],
  allergies: ['Penicillin'],
  conditions: [],
  medications: [
    { name: 'Lisinopril', strength: '10 mg', dosage: '1 tablet', times: ['08:00'], isAsNeeded: false },
  ],
  doctors: null,
  contacts: [{ name: 'Grace', relationship: 'Neighbor', phone: '+13125550142' }],
  insurers: [],
  emergencyNumber: '911',
  asOf: '2026-11-21T15:00:00.000Z',
};
const link = {
  id: testIds.cleo,
  path: `/card/${'t'.repeat(65)}#${'k'.repeat(43)}`,
  createdBy: testIds.ben,
  createdAt: '2026-11-20T15:00:00.000Z',
};
const card: EmergencyCard = { recipientId: testIds.recipient, content, link, views: [] };

const open = (answers: Answers = {}) =>
  renderFeature(<CardPage />, {
    remote,
    path: '/emergency/card',
    routeId: 'emergency-card',
    answers: { 'emergency.getCard': card, ...answers },
  });

it('EMER-7 shows what helpers need, and never takes what is not shared for none', async () => {
  await open();
  const sheet = within(await screen.findByRole('article', { name: 'Emergency card of Rosa Alvarez' }));
  expect(sheet.getByText('Penicillin')).toBeTruthy();
  expect(sheet.getByText('Lisinopril 10 mg')).toBeTruthy();
  expect(sheet.getByText('None noted')).toBeTruthy();
  expect(sheet.getByText('Not shared with you')).toBeTruthy();
  expect(sheet.getByRole('link', { name: '(312) 555-0142' }).getAttribute('href')).toBe('tel:+13125550142');
  expect(await sheet.findByRole('img', { name: 'Code that opens the card of Rosa Alvarez' })).toBeTruthy();
});

it('EMER-7 prints', async () => {
  // The test's page has no printer.
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('EMER-7 a new code is asked for, since printed cards end with it; each opening shows as it happens', async () => {
  const { user, server } = await open({
    'emergency.renewCardLink': ({ recipientId, linkId }) => ({ recipientId, linkId }),
  });
  await user.click(await screen.findByRole('button', { name: 'Make a new code' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make a new code?' }));
  expect(server.callsOf('emergency.renewCardLink')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Make a new code' }));
  expect(server.callsOf('emergency.renewCardLink')).toMatchObject([{ recipientId: testIds.recipient }]);
  expect(screen.getByText('No one has opened the card by its link yet.')).toBeTruthy();
  await publish('card.viewed', {
    recipientId: testIds.recipient,
    view: { id: testIds.ana, at: '2026-11-21T16:00:00.000Z', device: 'iPhone' },
  });
  expect(await screen.findByText('iPhone')).toBeTruthy();
});

it('EMER-7 without a link there is no code, and one can be made', async () => {
  await open({ 'emergency.getCard': { ...card, link: null } });
  expect(await screen.findByRole('button', { name: 'Make a code' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button', { name: 'End the link' })).toBeNull();
});
