/** LIKE pattern for texts that contain `text` as it stands: `%`, `_` and `\` lose their special meaning. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
