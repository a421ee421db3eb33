import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Collects what must never be said: blocked scripts, dialogs, errors of the page, requests to elsewhere. */
export async function listenForHarm(context: BrowserContext): Promise<string[]> {
  const said: string[] = [];
  await context.exposeFunction('tellViolation', (text: string) => said.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('dialog', (dialog) => said.push(`dialog ${dialog.message()}`));
  context.on('weberror', (error) => said.push(`${error.page()?.url()}: ${error.error().stack}`));
  context.on('request', (request) => {
    if (request.url().includes('evil.invalid')) said.push(request.url());
  });
  return said;
}

/** Nothing that was written has become an element, a handler or a link to a script, nor pushes the page aside. */
export async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const harmless = ['http:', 'https:', 'tel:', 'mailto:', 'sms:', 'webcal:'];
    const attributes = [...document.body.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]);
    return {
      ran: 'scriptRan' in globalThis || 'scriptRan' in {},
      links: attributes
        .filter(({ name }) => /href$|action$/.test(name))
        .filter(({ value }) => !harmless.includes(new URL(value, document.baseURI).protocol))
        .map(({ value }) => value),
      handlers: attributes.filter(({ name }) => name.startsWith('on') || name === 'srcdoc').length,
      elements: document.querySelectorAll('iframe, object, embed, base, math, meta[http-equiv=refresh]')
        .length,
      width: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    };
  });
  expect(found).toEqual({ ran: false, links: [], handlers: 0, elements: 0, width: 0 });
}
