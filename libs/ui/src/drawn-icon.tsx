import { Icon as Glyph, type LucideProps } from 'lucide-react';
import type { Icon } from './icons';

/** Strokes of an icon as a manifest carries them: SVG elements with their attributes. */
export type IconDrawing = readonly (readonly [
  element: string,
  attributes: Readonly<Record<string, string>>,
])[];

const shapes = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const made = new WeakMap<IconDrawing, Icon>();

/**
 * The icon that a manifest brings (MFE-4). A page knows every icon that its remotes name without holding all icons there are.
 * Only plain shapes are drawn, and nothing at all for a drawing that is not there.
 */
export function drawnIcon(drawing: IconDrawing = noDrawing): Icon {
  const known = made.get(drawing);
  if (known) return known;
  const node = drawing.filter(([element]) => shapes.has(element));
  const icon = ((props: LucideProps) => <Glyph iconNode={node as never} {...props} />) as unknown as Icon;
  made.set(drawing, icon);
  return icon;
}

const noDrawing: IconDrawing = [];
