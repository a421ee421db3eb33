import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageStyle } from './page-style';

const colors = readFileSync(new URL('../../../../libs/ui/src/tokens/colors.css', import.meta.url), 'utf8');
const blue = { 'accent-hue': '232', 'accent-chroma': '0.1', 'paper-hue': '85' };

it('CHK-4 the page of a link has the colours of the design system, by day and night', () => {
  const [, light = '', dark = ''] = colors.split('color-scheme:');
  const [, own = '', ownByNight = ''] = pageStyle.split('{color-scheme:');
  for (const [style, tokens] of [
    [own, light],
    [ownByNight, dark],
  ] as const) {
    const used = [...style.matchAll(/--([a-z-]+):(oklch\([^)]*\))/g)];
    expect(used.length).toBeGreaterThan(10);
    for (const [, name, value] of used) expect(tokenOf(tokens, name ?? ''), name).toBe(value);
  }
});

function tokenOf(tokens: string, name: string): string | undefined {
  const value = new RegExp(`--${name}: (oklch\\(.*\\));`).exec(tokens)?.[1];
  return value?.replace(/var\(--([a-z-]+)\)/g, (_, hue: keyof typeof blue) => blue[hue]);
}
