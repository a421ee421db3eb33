import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * What axe finds against WCAG 2.2, levels A and AA, with the element and why. It also takes a target for small that a scrolled list cuts
 * at its edge; `smallTargets` measures each where it is in sight.
 */
export async function wcagViolations(page: Page): Promise<string[]> {
  // No page has frames, so it need not look into them, which costs a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: levels, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !isCutByScrolling(id, node.failureSummary))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

function isCutByScrolling(id: string, reason = ''): boolean {
  return id === 'target-size' && reason.includes('partially obscured');
}
