import { firstScreenItems } from './first-screen-sources';
import type { RemoteSource } from './remote-declaration';

/**
 * Source of the module that a remote exposes: of its table of contents what runs, which is a loader for each part. All that it
 * declares beside them the page has from `remote.json`. What it shows on the shell's own screens comes with it.
 */
export function runningModule({ declaration, parts }: Pick<RemoteSource, 'declaration' | 'parts'>): string {
  const { name, routes, slots } = declaration;
  const first = firstScreenItems(declaration).map(({ id }) => `slot:${id}`);
  const imported = (part: string) => JSON.stringify(parts[part]);
  const loader = (part: string) =>
    first.includes(part)
      ? `async () => ({ default: item${first.indexOf(part)} })`
      : `() => import(${imported(part)})`;
  const locales = Object.keys(parts).flatMap((part) => /^messages:(.+)$/.exec(part)?.[1] ?? []);
  return `import { createRemote } from '@carecircle/remote-kit';
${first.map((part, index) => `import item${index} from ${imported(part)};`).join('\n')}
export default createRemote({
  name: '${name}',
  routes: [${routes.map(({ id }) => `{ id: '${id}', page: ${loader(`route:${id}`)} }`).join(', ')}],
  slots: [${slots.map(({ id }) => `{ id: '${id}', item: ${loader(`slot:${id}`)} }`).join(', ')}],
  messages: { ${locales.map((locale) => `'${locale}': ${loader(`messages:${locale}`)}`).join(', ')} },
  ${parts['background'] ? `background: ${loader('background')},` : ''}
  ${parts['skills'] ? `loadSkills: ${loader('skills')},` : ''}
});`;
}
