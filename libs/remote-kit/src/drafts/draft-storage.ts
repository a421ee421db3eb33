import { bus } from '@carecircle/event-bus';
import { keepsData } from '../offline-cache/keeps-data';
import { newId } from '../operations/new-id';

const prefix = 'carecircle:draft:';
/**
 * Names this browser's time up to the next sign-out, for all its tabs. Each tab keeps its own drafts, and those of a time that
 * is over belong to nobody, also where the tab slept through the end.
 */
const timeMark = 'carecircle:drafts';

export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(ownPrefix() + key) ?? '';
  } catch {
    return '';
  }
}

export function writeDraft(key: string, text: string): void {
  try {
    if (text && keepsData()) sessionStorage.setItem(beginTime() + key, text);
    else sessionStorage.removeItem(ownPrefix() + key);
  } catch {
    // Denied or full storage: the text stays in the component.
  }
}

/**
 * Puts text that could not be sent below what is being typed there, once: a page that is loaded again before the command is gone
 * from its queue finds it a second time.
 */
export function addToDraft(key: string, text: string): void {
  const typed = readDraft(key);
  if (`\n${typed}`.endsWith(`\n${text}`)) return;
  writeDraft(key, [typed, text].filter(Boolean).join('\n'));
}

/** Forgets all drafts of this browser, as sign-out does. */
export function wipeDrafts(): void {
  try {
    localStorage.removeItem(timeMark);
  } catch {
    // Denied storage holds no drafts.
  }
  forgetDrafts(() => true);
}

/** Keeps the drafts of whoever is signed in: now only theirs, and none when another tab wipes them; the answer stops it. */
export function watchDrafts(): () => void {
  const stopSession = bus.state('session.current').subscribe((session) => {
    if (session) forgetDrafts((name) => !name.startsWith(ownPrefix()));
  });
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === timeMark && newValue === null) forgetDrafts(() => true);
  };
  addEventListener('storage', follow);
  return () => {
    stopSession();
    removeEventListener('storage', follow);
  };
}

function forgetDrafts(isForgotten: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(prefix) && isForgotten(name)) sessionStorage.removeItem(name);
    }
  } catch {
    // Denied storage holds no drafts.
  }
}

function beginTime(): string {
  if (!localStorage.getItem(timeMark)) localStorage.setItem(timeMark, newId());
  return ownPrefix();
}

/** Of a person's drafts, whose session may end elsewhere while somebody else signs in here. */
function ownPrefix(): string {
  const personId = bus.state('session.current').get()?.person.id ?? '';
  return `${prefix}${localStorage.getItem(timeMark) ?? ''}:${personId}:`;
}
