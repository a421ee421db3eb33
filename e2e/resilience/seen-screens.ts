import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@carecircle/contracts';
import type { Person } from '../product/person';
import { workspace } from '../product/run-program';
import { addBill, addCalendarEvent, addMedication, addRecipient, addTask } from './examples';

/** What each screen shows of the data below; where a screen has none of its own, what it is for. */
export const shownOn: Readonly<Record<string, string | RegExp>> = {
  '/dashboard': 'Buy the blue pills',
  '/notifications': /Ben/,
  '/calendar': 'Choir',
  '/calendar/feeds': /not read yet/,
  '/calendar/import': 'Calendar file (.ics)',
  '/tasks': 'Buy the blue pills',
  '/tasks/coverage': 'Buy the blue pills',
  '/checkin': 'Slept badly',
  '/for-you': 'For the person you care for',
  '/medications': 'Lisinopril',
  '/medications/advanced': 'Lisinopril',
  '/care-log': 'The key is with the neighbour',
  '/circle': 'Ben',
  '/circle/member/:memberId': 'Contact Information',
  '/vault': 'No documents yet',
  '/doctors': 'No doctors yet',
  '/services': 'Byron Street Pharmacy',
  '/reports': 'Wellness Summary',
  '/reports/detailed': 'Wellness Summary',
  '/gamification': /Level 1/,
  '/chat': 'The key is under the pot',
  '/emergency': /Panic/,
  '/emergency/card': 'Emergency contacts',
  '/finance': 'Electricity',
  '/wearables': 'No devices yet',
  '/more': 'Ana',
  '/privacy': 'Export my data',
  '/more/account': /@example\.test/,
  '/more/account/sign-ins': 'Login History',
  '/more/circle-settings': 'Default Permissions',
  '/more/notifications': 'Reminder Timing',
  '/more/billing': 'Current Plan',
  '/more/help': 'Frequently asked questions',
  '/more/help/guides': 'Your first day',
  '/more/help/tips': 'Give each task to one person',
  '/more/help/manual': 'Your first day',
  '/more/help/contact': 'Support isn’t set up here',
  '/more/help/releases': 'Small improvements and corrections',
  '/more/releases': 'This page is for the people who run this installation.',
  '/more/releases/:remote': 'This page is for the people who run this installation.',
  '/more/app-settings': 'Keep data on this device',
};

/** Screens that show Ana, for whom nobody cares, no answer of the server, and so no time at which it was true. */
export const withoutData: readonly string[] = [
  '/calendar/import',
  '/for-you',
  '/more/app-settings',
  '/more/help/guides',
  '/more/help/tips',
  '/more/help/manual',
  '/more/releases',
  '/more/releases/:remote',
];

/** Addresses of all screens: those that the remotes declare, and the shell's own. */
export function screensOfProduct(): string[] {
  const remotes = readdirSync(workspace).filter((name) => name.startsWith('mfe-'));
  const manifests = remotes.map(
    (name) => JSON.parse(readFileSync(join(workspace, name, 'dist/remote.json'), 'utf8')) as RemoteManifest,
  );
  return [
    '/dashboard',
    '/notifications',
    ...manifests.flatMap(({ routes }) => routes.map(({ path }) => path)),
  ];
}

/** Something for each screen. */
export async function fillCircle(ana: Person, ben: Person, circleId: string): Promise<void> {
  await addTask(ana, circleId, 'Buy the blue pills');
  await addCalendarEvent(ana, circleId, 'Choir');
  await addBill(ana, circleId, 'Electricity');
  const recipientId = await addRecipient(ana, circleId, 'Rosa');
  await addMedication(ana, circleId, recipientId, { name: 'Lisinopril' });
  await ben.call('care', 'addCheckIn', {
    ...{ circleId, checkInId: randomUUID(), recipientId, status: 'needs-help', mood: 1 },
    ...{ notes: 'Slept badly' },
  });
  await ana.call('care', 'addHandOffNote', {
    ...{ circleId, noteId: randomUUID(), recipientId },
    ...{ text: 'The key is with the neighbour', isImportant: false },
  });
  await ana.call('care', 'addCalendarFeed', {
    ...{ circleId, feedId: randomUUID(), token: randomBytes(32).toString('base64url'), level: 'titles' },
  });
  await ben.call('communication', 'sendMessage', {
    ...{ circleId, messageId: randomUUID(), recipientId: null, text: 'The key is under the pot' },
  });
}
