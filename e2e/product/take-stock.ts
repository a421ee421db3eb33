import type { CDPSession, Page } from '@playwright/test';

/** What a page holds. */
export interface Stock {
  heapBytes: number;
  listeners: number;
  nodes: number;
  stylesheets: number;
}

/** Takes stock once the page is quiet and what it holds no more is collected. */
export async function takeStock(page: Page, session: CDPSession): Promise<Stock> {
  await page.waitForLoadState('networkidle');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters');
  const stylesheets = (await page.evaluate('document.styleSheets.length')) as number;
  return { heapBytes: usedSize, listeners: jsEventListeners, nodes, stylesheets };
}
