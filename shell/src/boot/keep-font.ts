import { whenIdle } from '../remotes/when-idle';

const yearSeconds = 31_536_000;

/**
 * Fetches the web font for the next page, when this one came without it: the browser keeps its files, and a cookie tells the server
 * that it does. This page stays as it is, since a font that comes late would move its lines.
 */
export function keepFont(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="font"]')?.content.split(' ') ?? [];
  const [style] = files;
  if (style) whenIdle(() => void fetchAll(files).then(() => sayHeld(style), leaveForNextPage));
}

async function fetchAll(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const answer = await fetch(file, { priority: 'low' });
    if (!answer.ok) throw new Error(`${file} did not come`);
    await answer.arrayBuffer();
  }
}

function sayHeld(style: string): void {
  const name = style.slice(style.lastIndexOf('/') + 1);
  document.cookie = `font=${name}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

/** The next page has no font either, and fetches it. */
function leaveForNextPage(): void {}
