import type { Plugin } from 'vite';

const base = '\0icon-base';

/** Lets the icons of a remote be made by what the page's design system makes its own with: a remote brings only their strokes. */
export function sharedIconBase(): Plugin {
  return {
    name: 'carecircle:shared-icon-base',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? base : null,
    load: (id) => (id === base ? `export { createLucideIcon as default } from '@carecircle/ui';` : null),
  };
}
