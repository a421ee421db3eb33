import type { BrowserContext, Page } from '@playwright/test';

/** What a screen reader is given to say. */
export interface Spoken {
  text: string;
  urgency: 'polite' | 'assertive';
}

/**
 * Listens in all pages of a browser as a screen reader does: it hears what changes in a live region that was there before,
 * and an alert when it appears or is uncovered. A polite region that comes together with its text stays unheard.
 */
export async function listenIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: { text: string; urgency: string }[] = [];
    Object.assign(window, { heard });
    const live =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const met = new WeakSet<Element>();
    const meet = () => document.querySelectorAll(live).forEach((region) => met.add(region));
    const say = (region: Element, text: string | null) => {
      const isUrgent = region.getAttribute('aria-live') === 'assertive' || region.matches('[role="alert"]');
      const words = text?.replace(/\s+/g, ' ').trim();
      if (words && !region.closest('[aria-hidden="true"], [inert]'))
        heard.push({ text: words, urgency: isUrgent ? 'assertive' : 'polite' });
    };
    // One that appears hidden and is uncovered in the same breath is one alert.
    let saidNow = new Set<Element>();
    const sayAlert = (alert: Element) => {
      if (!saidNow.has(alert)) say(alert, alert.textContent);
      saidNow.add(alert);
    };
    const hear = ({ target, type, addedNodes }: MutationRecord) => {
      const around = target instanceof Element ? target : target.parentElement;
      const region = around?.closest(live);
      if (type === 'attributes') return around?.matches('[role="alert"]') && sayAlert(around);
      if (region && met.has(region)) {
        if (type === 'characterData') return say(region, region.textContent);
        return addedNodes.forEach((node) => say(region, node.textContent));
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const alerts = [node, ...node.querySelectorAll('*')].filter((part) => part.matches('[role="alert"]'));
        alerts.forEach(sayAlert);
      }
    };
    new MutationObserver((records) => {
      saidNow = new Set();
      records.forEach(hear);
      meet();
    }).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-hidden'],
    });
  });
}

/** What was heard so far that holds these words, oldest first. */
export async function heardIn(page: Page, words: string): Promise<Spoken[]> {
  const heard = await page.evaluate(() => (window as unknown as { heard: Spoken[] }).heard);
  return heard.filter(({ text }) => text.includes(words));
}
