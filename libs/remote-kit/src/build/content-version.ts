import { createHash } from 'node:crypto';

/**
 * Version of a build that was not made for release: `0.1.0-local.3f9ac0e1b2`, the same for the same content, so that
 * publishing it again changes nothing.
 */
export function contentVersion(version: string, content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  // A part of only digits must not begin with zero in a semantic version; a letter in front keeps it text.
  return `${version}-local.h${hash}`;
}
