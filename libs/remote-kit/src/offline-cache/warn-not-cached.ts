import { showToast } from '@carecircle/ui';
import { kitWords } from '../words/kit-words';
import { keeping } from './keeping';

const said = 'keeps-nothing=said';

/**
 * Keeping is a favour: without it everything works while there is a network. That is said once as long as the browser is open;
 * a cookie remembers it, since a browser that denies cookies as well lets nobody in.
 */
export function warnNotCached(error: unknown): void {
  if (keeping.signal.aborted) return;
  console.warn('Nothing is kept for times without a network', error);
  if (document.cookie.split('; ').includes(said)) return;
  document.cookie = `${said}; path=/; samesite=lax`;
  showToast({ text: kitWords().nothingKept, tone: 'info' });
}
