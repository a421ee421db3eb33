import { expect, type Page } from '@playwright/test';

/** What a screen has to show: much, nothing yet, its answers refused, or its remote not there. */
export type State = 'full' | 'empty' | 'failing' | 'missing';

/** A screen as somebody has it before them: where it is and what they have opened there. */
export interface Screen {
  name: string;
  path: string;
  /**
   * Nobody; somebody without a circle; a member, whose circle the state chooses; one whose circle has an open alert; one whom
   * the circle cares for.
   */
  visitor: 'stranger' | 'newcomer' | 'member' | 'alarmed' | 'caredFor';
  states: readonly State[];
  open?: (page: Page) => Promise<void>;
  /** Where `open` leads, when that is another address: one with an id that is known only there. */
  landsAt?: RegExp;
  /** Takes back what `open` did, where others would see it. */
  leave?: (page: Page) => Promise<void>;
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const pressForDialog = (name: RegExp) => async (page: Page) => {
  await press(name)(page);
  await awaitDialog(page);
};
const pressForMenu = (name: RegExp) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole('menu')).toBeVisible();
};
const awaitDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const awaitField = (page: Page) => expect(page.getByRole('textbox').first()).toBeVisible();
const searchChat = async (page: Page) => {
  await press(/^(Search|Buscar)/)(page);
  await page.getByRole('searchbox').fill('the');
  await expect(page.locator('mark').first()).toBeVisible();
};

const memberPath = /^\/circle\/member\/[\w-]+$/;
/** Somebody else's page: one's own comes first in the list. */
const openMember = async (page: Page) => {
  await page.locator('a[href^="/circle/member/"]').nth(1).click();
  await expect(page).toHaveURL(/\/circle\/member\//);
  await expect(page.getByRole('region').first()).toBeVisible();
};

const full = ['full'] as const;
const ofRemote = ['full', 'empty', 'failing', 'missing'] as const;
const ofServer = ['full', 'empty', 'failing'] as const;

const byStrangers = ['/login', '/signup', '/forgot-password', '/terms', '/privacy', '/offline.html'].map(
  (path) => ({
    ...{ name: path, path, visitor: 'stranger' as const, states: full },
  }),
);

const byNewcomers = [
  { name: 'onboarding', path: '/onboarding' },
  { name: 'onboarding, create', path: '/onboarding?step=create', open: awaitField },
  { name: 'onboarding, join', path: '/onboarding?step=join', open: awaitField },
  { name: 'circle without a circle', path: '/circle' },
].map((screen) => ({ ...screen, visitor: 'newcomer' as const, states: full }));

const byMembers: Omit<Screen, 'visitor'>[] = [
  { name: 'dashboard', path: '/dashboard', states: ofRemote },
  {
    name: 'dashboard, bell',
    path: '/dashboard',
    states: ['full', 'empty'],
    open: pressForDialog(/^Notifica/),
  },
  {
    name: 'dashboard, circle menu',
    path: '/dashboard',
    states: ['empty'],
    open: pressForMenu(/^(Switch|Cambiar)/),
  },
  { name: 'calendar', path: '/calendar', states: ofRemote },
  { name: 'calendar, add', path: '/calendar?add=1', states: full, open: awaitDialog },
  { name: 'calendar, menu', path: '/calendar', states: full, open: pressForMenu(/^(Actions|Acciones)/) },
  { name: 'calendar, feeds', path: '/calendar/feeds', states: ofRemote },
  { name: 'calendar, import', path: '/calendar/import', states: ['full', 'missing'] },
  { name: 'tasks', path: '/tasks', states: ofRemote },
  { name: 'tasks, add', path: '/tasks?add=1', states: full, open: awaitDialog },
  { name: 'coverage', path: '/tasks/coverage', states: ofRemote },
  { name: 'tasks, menu', path: '/tasks', states: full, open: pressForMenu(/^(Actions|Acciones)/) },
  { name: 'check-in', path: '/checkin', states: ofRemote },
  {
    name: 'check-in, schedule',
    path: '/checkin',
    states: full,
    open: pressForDialog(/^(Schedule|Horario):/),
  },
  {
    name: 'check-in, link',
    path: '/checkin',
    states: full,
    open: pressForDialog(/^(Ask someone else about|Preguntar a otra persona por)/),
  },
  { name: 'for you, of somebody else', path: '/for-you', states: ['full', 'missing'] },
  { name: 'points', path: '/gamification', states: ofRemote },
  ...['achievements', 'challenges', 'leaderboard', 'rewards'].map((tab) => ({
    ...{ name: `points, ${tab}`, path: `/gamification?tab=${tab}`, states: ofServer },
  })),
  { name: 'medications', path: '/medications', states: ofRemote },
  { name: 'medications, add', path: '/medications?add=1', states: full, open: awaitDialog },
  { name: 'medications, advanced', path: '/medications/advanced', states: ofRemote },
  { name: 'medications, advanced add', path: '/medications/advanced?add=1', states: full, open: awaitDialog },
  {
    name: 'medications, menu',
    path: '/medications/advanced',
    states: full,
    open: pressForMenu(/^(Actions|Acciones)/),
  },
  { name: 'medications, schedule', path: '/medications/advanced?tab=schedule', states: ofServer },
  { name: 'medications, analytics', path: '/medications/advanced?tab=analytics', states: ofServer },
  { name: 'medications, interactions', path: '/medications/advanced?tab=interactions', states: ofServer },
  { name: 'wearables', path: '/wearables', states: ofRemote },
  { name: 'wearables, add', path: '/wearables?add=1', states: full, open: awaitDialog },
  { name: 'wearables, data', path: '/wearables?tab=data', states: ofServer },
  { name: 'wearables, settings', path: '/wearables?tab=settings', states: ofServer },
  { name: 'reports', path: '/reports', states: ofRemote },
  {
    name: 'reports, adherence',
    path: '/reports',
    states: full,
    open: press(/^(Medication Adherence|Cumplimiento de la medicación)/),
  },
  { name: 'reports, detailed', path: '/reports/detailed', states: ofServer },
  { name: 'care log', path: '/care-log', states: ofRemote },
  ...['hours', 'journal'].map((tab) => ({
    ...{ name: `care log, ${tab}`, path: `/care-log?tab=${tab}`, states: ofServer },
  })),
  {
    name: 'care log, plan a shift',
    path: '/care-log',
    states: full,
    open: pressForDialog(/^(Plan a shift|Planear un turno)/),
  },
  {
    name: 'care log, confirm minutes',
    path: '/care-log',
    states: full,
    open: pressForDialog(/^(Confirm the minutes|Confirmar los minutos)/),
  },
  {
    name: 'care log, write an entry',
    path: '/care-log?tab=journal',
    states: full,
    open: pressForDialog(/^(Write an entry|Escribir una entrada)/),
  },
  { name: 'circle, invite', path: '/circle?invite=1', states: full, open: awaitDialog },
  { name: 'vault', path: '/vault', states: ofRemote },
  {
    name: 'vault, a document in place',
    path: '/vault',
    states: full,
    open: pressForDialog(/^Power of attorney/),
  },
  {
    name: 'vault, what can be done',
    path: '/vault',
    states: full,
    open: pressForMenu(/^(More for|Más sobre)/),
  },
  { name: 'circle', path: '/circle', states: ofRemote },
  {
    name: 'circle, add person',
    path: '/circle',
    states: full,
    open: pressForDialog(/^(Add Person|Añadir persona)/),
  },
  { name: 'member', path: '/circle', states: full, landsAt: memberPath, open: openMember },
  {
    name: 'member, permissions',
    path: '/circle',
    states: full,
    landsAt: memberPath,
    open: async (page) => {
      await openMember(page);
      await press(/^(Change|Cambiar)$/)(page);
      await awaitDialog(page);
    },
  },
  { name: 'member, unknown', path: '/circle/member/0199a000-0000-7000-8000-000000000001', states: full },
  // On phones a list of the members, who are known without the server's answer; what fails is in the threads.
  { name: 'doctors', path: '/doctors', states: ofRemote },
  { name: 'doctors, add', path: '/doctors?add=1', states: full, open: awaitDialog },
  { name: 'doctors, find', path: '/doctors?tab=find', states: ofServer },
  { name: 'services', path: '/services', states: ['full', 'failing', 'missing'] },
  { name: 'services, telehealth', path: '/services?kind=telehealth', states: full },
  {
    name: 'services, booking',
    path: '/services?provider=sample-byron-pharmacy&book=1',
    states: full,
    open: awaitDialog,
  },
  { name: 'chat', path: '/chat', states: ['full', 'empty', 'missing'] },
  { name: 'chat, group', path: '/chat?with=group', states: ofServer },
  { name: 'chat, search', path: '/chat?with=group', states: full, open: searchChat },
  { name: 'emergency', path: '/emergency', states: ['full', 'empty', 'missing'] },
  { name: 'emergency, contacts', path: '/emergency?tab=contacts', states: ofServer },
  {
    name: 'emergency, add contact',
    path: '/emergency?tab=contacts',
    states: full,
    open: pressForDialog(/^(Add Contact|Añadir contacto)/),
  },
  { name: 'emergency card', path: '/emergency/card', states: ofServer },
  { name: 'emergency, history', path: '/emergency?tab=history', states: ofServer },
  { name: 'finance', path: '/finance', states: ofRemote },
  { name: 'finance, bills', path: '/finance?tab=bills', states: ofServer },
  { name: 'finance, budget', path: '/finance?tab=budget', states: ofServer },
  { name: 'finance, history', path: '/finance?tab=history', states: ofServer },
  { name: 'finance, add bill', path: '/finance?tab=bills&add', states: full, open: awaitDialog },
  {
    name: 'finance, pay bill',
    path: '/finance',
    states: full,
    open: pressForDialog(/^(Mark|Marcar).*(paid|pagada)/i),
  },
  { name: 'more', path: '/more', states: ['full', 'empty', 'missing'] },
  { name: 'account', path: '/more/account', states: ['full', 'failing'] },
  {
    name: 'account, edit',
    path: '/more/account',
    states: full,
    open: async (page) => {
      await press(/^(Edit|Editar)/)(page);
      await awaitField(page);
    },
  },
  { name: 'sign-ins', path: '/more/account/sign-ins', states: ofServer },
  { name: 'circle settings', path: '/more/circle-settings', states: ofServer },
  {
    name: 'circle settings, delete',
    path: '/more/circle-settings',
    states: ['empty'],
    open: pressForDialog(/^(Delete Circle|Eliminar el círculo)/),
  },
  { name: 'notification settings', path: '/more/notifications', states: ofServer },
  { name: 'billing', path: '/more/billing', states: ofServer },
  { name: 'help', path: '/more/help', states: ['full', 'failing', 'missing'] },
  { name: 'help, guides', path: '/more/help/guides', states: full },
  { name: 'help, a guide plays', path: '/more/help/guides?guide=doses&play=1', states: full },
  { name: 'help, tips', path: '/more/help/tips', states: full },
  { name: 'help, manual', path: '/more/help/manual', states: full },
  { name: 'help, contact', path: '/more/help/contact', states: ['full', 'failing'] },
  { name: 'help, releases', path: '/more/help/releases', states: ['full', 'failing'] },
  { name: 'releases, of somebody else', path: '/more/releases', states: full },
  { name: 'app settings', path: '/more/app-settings', states: full },
  { name: 'privacy', path: '/privacy', states: ofServer },
  { name: 'privacy, audit log', path: '/privacy?tab=audit', states: ofServer },
  { name: 'privacy, consent', path: '/privacy?tab=consent', states: ofServer },
  { name: 'privacy, security', path: '/privacy?tab=security', states: ofServer },
  { name: 'notifications', path: '/notifications', states: ofServer },
];

const byAlarmed: Omit<Screen, 'visitor' | 'states'>[] = [
  { name: 'dashboard under an alert', path: '/dashboard' },
  {
    name: 'emergency, countdown',
    path: '/emergency',
    open: async (page) => {
      await press(/^(Panic|Pánico)/)(page);
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    leave: (page) => page.getByRole('alertdialog').getByRole('button').first().click(),
  },
];

const byCaredFor: Omit<Screen, 'visitor'>[] = [
  { name: 'dashboard of somebody cared for', path: '/dashboard', states: full },
  { name: 'for you', path: '/for-you', states: ['full', 'failing'] },
];

/** Each screen of the product, and what opens over it. */
export const screens: readonly Screen[] = [
  ...byStrangers,
  ...byNewcomers,
  ...byMembers.map((screen) => ({ ...screen, visitor: 'member' as const })),
  ...byAlarmed.map((screen) => ({ ...screen, visitor: 'alarmed' as const, states: full })),
  ...byCaredFor.map((screen) => ({ ...screen, visitor: 'caredFor' as const })),
];
