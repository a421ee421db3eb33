import type { Page } from '@playwright/test';
import axe from 'axe-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * What axe finds against WCAG 2.2, levels A and AA, with the element and why. It also takes a target for small that a scrolled list cuts
 * at its edge; `smallTargets` measures each where it is in sight.
 */
export async function wcagViolations(page: Page): Promise<string[]> {
  // Without its builder for Playwright, which brings the program twice, for frames that no page has (0.3 of 1 second a page).
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly, resultTypes: ['violations'] }),
    levels,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !isCutByScrolling(id, node.failureSummary))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

function isCutByScrolling(id: string, reason = ''): boolean {
  return id === 'target-size' && reason.includes('partially obscured');
}
