import { describe, expect, it } from 'vitest';
import css from './colors.css?raw';
import { contrast, readTheme } from './theme-colors';

const themes = ['light', 'dark'] as const;
const accents = ['blue', 'green', 'purple', 'orange', 'theme-lagoon', 'theme-meadow'] as const;
const states = ['due', 'done', 'missed', 'info', 'danger'] as const;
const surfaces = ['paper', 'surface', 'surface-sunken', 'surface-raised'] as const;

const texts: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['ink', surface],
    ['ink-soft', surface],
    ['accent', surface],
    ...states.map((state): [string, string] => [state, surface]),
  ]),
  ...[...states, 'accent'].flatMap((state): [string, string][] => [
    [state, `${state}-soft`],
    ['ink', `${state}-soft`],
  ]),
  ['ink-soft', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-inverse', 'surface-inverse'],
  ['accent-on-inverse', 'surface-inverse'],
];

const controls: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['line-strong', surface],
    ['focus', surface],
    ['accent', surface],
  ]),
  ['accent', 'accent-soft'],
  ['done-on-inverse', 'surface-inverse'],
  ['missed-on-inverse', 'surface-inverse'],
];

describe.each(themes)('%s theme', (theme) => {
  describe.each(accents)('%s accent', (accent) => {
    const colors = readTheme(css, theme, accent);

    it.each(texts)('ALL-1 text in %s on %s has at least 4.5:1', (text, ground) => {
      expect(contrast(colors(text), colors(ground))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(controls)('ALL-1 a control in %s on %s has at least 3:1', (control, ground) => {
      expect(contrast(colors(control), colors(ground))).toBeGreaterThanOrEqual(3);
    });

    it('ALL-1 initials are legible in every person’s colour', () => {
      for (let hue = 0; hue < 360; hue += 5) {
        const ground = `oklch(${colors('avatar-lightness')} ${colors('avatar-chroma')} ${hue})`;
        expect(contrast(`oklch(0.32 0.08 ${hue})`, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
});
