export type Urgency = 'polite' | 'assertive';

export interface Announcement {
  id: number;
  text: string;
  urgency: Urgency;
}

/** Long enough for a screen reader to have taken it up; then it leaves the page, so that nobody finds it while reading on. */
const stayMs = 7_000;

let count = 0;
let current: readonly Announcement[] = [];
const listeners = new Set<() => void>();

/** Says a text to screen readers, once: politely after what they are saying now, or at once. Nothing is shown. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const announcement = { id: (count += 1), text, urgency };
  change([...current, announcement]);
  setTimeout(() => change(current.filter((other) => other !== announcement)), stayMs);
}

export function announcements(): readonly Announcement[] {
  return current;
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes all that was said off the page, as one does that is closed. */
export function clearAnnouncements(): void {
  change([]);
}

function change(next: readonly Announcement[]): void {
  current = next;
  for (const listener of listeners) listener();
}
