import { navigateTo } from './navigate';

/** Changes some search parameters of the address and keeps the others; null removes one. Leaves no step for the back button. */
export function changeSearch(changes: Readonly<Record<string, string | null>>): void {
  const next = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  navigateTo(location.pathname + (text && `?${text}`), { replace: true });
}
