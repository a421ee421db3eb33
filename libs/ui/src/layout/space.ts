/** Steps of the 4 px rhythm, as in the tokens `--space-1` to `--space-12`. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12;

export function spaceToken(space: Space): string {
  return space === 0 ? '0' : `var(--space-${space})`;
}
