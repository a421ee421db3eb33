import type { CSSProperties } from 'react';

/** Inline style that hands values to a stylesheet as custom properties; React sets them through CSSOM. */
export function cssVariables(variables: Record<`--${string}`, string | number>): CSSProperties {
  const style: CSSProperties & Record<`--${string}`, string | number> = { ...variables };
  return style;
}
