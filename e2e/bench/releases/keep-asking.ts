import type { Member } from '../member';

export interface Asking {
  /** Gives how often was asked, and what was refused or had no answer. */
  stop(): Promise<{ asked: number; failed: string[] }>;
}

const screens = ['/dashboard', '/finance', '/calendar', '/more'];

/** A visitor who opens one screen after the other, with all files that its page names, as long as they are let. */
export function keepAsking(origin: string, { cookie }: Member): Asking {
  let isOver = false;
  let asked = 0;
  const failed: string[] = [];
  const ask = async (path: string): Promise<string> => {
    asked += 1;
    try {
      const answer = await fetch(origin + path, { headers: { cookie, accept: 'text/html,*/*' } });
      const text = await answer.text();
      if (answer.ok) return text;
      failed.push(`${answer.status} ${path}`);
    } catch (error) {
      failed.push(`${String(error)} ${path}`);
    }
    return '';
  };
  const visits = (async () => {
    while (!isOver)
      for (const screen of screens) {
        const files = filesOf(await ask(screen));
        await Promise.all([...files.map(ask), ask('/releases/chosen.json'), ask('/api/circles/get-session')]);
      }
  })();
  return {
    async stop() {
      isOver = true;
      await visits;
      return { asked, failed };
    },
  };
}

function filesOf(html: string): string[] {
  const named = html.matchAll(/(?:src|href)="(\/(?:assets|releases)\/[^"]+)"/g);
  return [...new Set([...named].map(([, path = '']) => path))];
}
