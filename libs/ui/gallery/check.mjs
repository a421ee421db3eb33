import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';

/**
 * Runs axe over every gallery page in every theme, and looks for sideways scrolling at 320 px with the largest font.
 * Ends with 1 when it finds anything (ALL-1).
 */
const configFile = new URL('./vite.config.ts', import.meta.url).pathname;
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const accents = ['blue', 'green', 'purple', 'orange'];
const views = [
  { page: 'home', allAccents: true },
  { page: 'actions', allAccents: true },
  { page: 'actions', press: 'More for this event' },
  { page: 'fields', allAccents: true },
  { page: 'fields', press: /^Choose Who does it/ },
  { page: 'people' },
  { page: 'feedback' },
  { page: 'feedback', press: 'Delete a task' },
  { page: 'overlays' },
  { page: 'overlays', press: 'Add event' },
  { page: 'overlays', press: 'Delete circle' },
  { page: 'plots' },
];

await build({ configFile, logLevel: 'error' });
const server = await preview({ configFile, preview: { port: 0 } });
const origin = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const findings = [];
let checked = 0;

async function show(page, { page: name, press }, query) {
  await page.goto(`${origin}?bare&page=${name}&${query}`);
  await page.getByRole('main').locator('*').first().waitFor();
  if (press) await page.getByRole('button', { name: press }).first().click();
  checked += 1;
}

async function checkThemes(viewport, screen) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const theme of ['light', 'dark']) {
    for (const view of views) {
      for (const accent of view.allAccents ? accents : ['blue']) {
        await show(page, view, `theme=${theme}&accent=${accent}`);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations) {
          const where = [screen, theme, accent, view.page, view.press ?? ''].join(' ');
          findings.push([`${where}: ${id}`, ...nodes.map((node) => node.html)].join('\n  '));
        }
      }
    }
  }
  await context.close();
}

async function checkReflow() {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, isMobile: true });
  const page = await context.newPage();
  for (const view of views) {
    await show(page, view, 'size=extra-large');
    const excess = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    if (excess > 0) findings.push(`extra-large at 320 px ${view.page}: ${excess} px too wide`);
  }
  await context.close();
}

try {
  for (const [screen, viewport] of Object.entries(screens)) await checkThemes(viewport, screen);
  await checkReflow();
} finally {
  await browser.close();
  await server.close();
}
console.info(`${checked} views checked, ${findings.length} findings`);
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
