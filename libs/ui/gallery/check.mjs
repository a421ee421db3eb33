import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';

/** Runs axe over every gallery page in every theme; ends with 1 when it finds anything (ALL-1). */
const configFile = new URL('./vite.config.ts', import.meta.url).pathname;
const pages = ['home', 'actions', 'fields', 'people', 'feedback', 'overlays', 'overlays&open', 'plots'];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, preview: { port: 0 } });
const origin = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

let runs = 0;
const findings = [];
for (const [screen, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const theme of ['light', 'dark']) {
    for (const accent of ['blue', 'green', 'purple', 'orange']) {
      for (const name of accent === 'blue' ? pages : ['home', 'actions', 'fields']) {
        await page.goto(`${origin}?page=${name}&theme=${theme}&accent=${accent}`, {
          waitUntil: 'networkidle',
        });
        const { violations } = await new AxeBuilder({ page }).analyze();
        runs += 1;
        for (const { id, nodes } of violations) {
          findings.push(
            `${screen} ${theme} ${accent} ${name}: ${id}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
          );
        }
      }
    }
  }
  await context.close();
}
await browser.close();
await server.close();

console.info(`${runs} pages checked, ${findings.length} findings`);
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
