import type { Page } from '@playwright/test';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The strongest contrast (WCAG 1.4.3) between any two points of an area, as it is truly painted. */
export async function paintedContrast(page: Page, clip: Area): Promise<number> {
  const light = (await paintedPoints(page, clip)).map(luminance);
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
}

/** How many points differ between two pictures of the same area. */
export function differing(one: readonly Point[], other: readonly Point[]): number {
  return one.filter((point, index) => point.some((part, at) => part !== other[index]?.[at])).length;
}

type Point = [red: number, green: number, blue: number];

/** Row by row. Read in a page of its own, since the policy of the product's lets no picture of elsewhere in. */
export async function paintedPoints(page: Page, clip: Area): Promise<Point[]> {
  const picture = (await page.screenshot({ clip })).toString('base64');
  const reader = await page.context().newPage();
  const points = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('This browser paints nothing');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    return Array.from({ length: data.length / 4 }, (_, at) => [...data.slice(at * 4, at * 4 + 3)]);
  }, picture);
  await reader.close();
  return points as Point[];
}

function luminance([red, green, blue]: Point): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
