/** Where an unfinished hand-off note for somebody is kept. */
export function noteDraftKey(recipientId: string): string {
  return `hand-off:${recipientId}`;
}
