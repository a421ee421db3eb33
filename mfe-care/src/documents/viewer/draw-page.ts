import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Sharp on fine screens, and no more pixels than a phone can hold. */
const widestPixels = 2_000;

/**
 * Draws a page as wide as its canvas stands in the page, and gives the words on it, for those who cannot see them.
 *
 * @param pageNumber from 1.
 */
export async function drawPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  canvas: HTMLCanvasElement,
): Promise<string> {
  const page = await pdf.getPage(pageNumber);
  const { width } = page.getViewport({ scale: 1 });
  const pixels = Math.min(canvas.clientWidth * devicePixelRatio, widestPixels);
  const viewport = page.getViewport({ scale: pixels / width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
