import { expect, type Page } from '@playwright/test';

/** A screen as somebody has it before them: where it is and what they have opened there. */
export interface Scene {
  name: string;
  path: string;
  visitor: 'stranger' | 'newcomer' | 'demo';
  arrange?: (page: Page) => Promise<void>;
}

const pressTab = (index: number) => (page: Page) => page.getByRole('tab').nth(index).click();
const awaitDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const pressBell = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await awaitDialog(page);
};

const outside: Scene[] = [
  ...['/login', '/signup', '/terms', '/privacy'].map((path) => ({
    name: path,
    path,
    visitor: 'stranger' as const,
  })),
  { name: '/onboarding', path: '/onboarding', visitor: 'newcomer' },
];

const inside: Omit<Scene, 'visitor'>[] = [
  { name: '/dashboard', path: '/dashboard' },
  { name: '/dashboard with the bell open', path: '/dashboard', arrange: pressBell },
  { name: '/tasks', path: '/tasks' },
  { name: '/tasks with Add Task open', path: '/tasks?add=1', arrange: awaitDialog },
  { name: '/circle', path: '/circle' },
  { name: '/chat', path: '/chat' },
  { name: '/emergency', path: '/emergency' },
  { name: '/emergency, second tab', path: '/emergency', arrange: pressTab(1) },
  { name: '/emergency, third tab', path: '/emergency', arrange: pressTab(2) },
  { name: '/finance', path: '/finance' },
  { name: '/finance, second tab', path: '/finance', arrange: pressTab(1) },
  { name: '/finance, third tab', path: '/finance', arrange: pressTab(2) },
  { name: '/finance with Add Bill open', path: '/finance?tab=bills&add', arrange: awaitDialog },
  { name: '/more', path: '/more' },
  { name: '/more/account', path: '/more/account' },
  { name: '/more/app-settings', path: '/more/app-settings' },
  { name: '/notifications', path: '/notifications' },
];

/** Each screen of the product, and what opens over it. */
export const scenes: Scene[] = [
  ...outside,
  ...inside.map((scene) => ({ ...scene, visitor: 'demo' as const })),
];
