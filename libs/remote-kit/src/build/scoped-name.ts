import { createHash } from 'node:crypto';

/**
 * Name of a CSS module's class in every build: its own with a sum of the module's text, so that neither another module nor
 * another release of the same one has it. Vite's names hold the class's line too, twice a class, which tells nothing more.
 */
export function scopedName(name: string, _file: string, styles: string): string {
  return `${name}_${createHash('sha256').update(styles).digest('base64url').slice(0, 4)}`;
}
