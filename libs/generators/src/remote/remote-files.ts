interface Versions {
  react: string;
  reactDom: string;
}

/** The files of a new remote by their path in its folder. */
export function remoteFiles(name: string, versions: Versions): Record<string, string> {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const page = `${title.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;
  return {
    'package.json': json(packageFile(name, versions)),
    'project.json': json(projectFile(name)),
    'tsconfig.json': json({ extends: '../tsconfig.base.json', include: ['src', '*.ts'] }),
    'vite.config.ts': `import { remoteConfig } from '@carecircle/remote-kit/build';

export default remoteConfig({ name: 'mfe-${name}' });
`,
    'src/remote.ts': remoteSource(name),
    'src/words.ts': `import { messagesOf } from '@carecircle/remote-kit';
import type en from './messages/en.json';

export const useMessages = messagesOf<typeof en>();
`,
    'src/messages/en.json': json(messages(name, title, 'Nothing is here yet.')),
    'src/messages/es.json': json(messages(name, title, 'Aquí no hay nada todavía.')),
    [`src/${name}/${name}.page.tsx`]: pageSource(name, page),
    [`src/${name}/${name}.page.test.tsx`]: testSource(name, page),
  };
}

function packageFile(name: string, { react, reactDom }: Versions) {
  const own = ['contracts', 'event-bus', 'permissions', 'remote-kit', 'ui'];
  const dependencies = {
    ...Object.fromEntries(own.map((lib) => [`@carecircle/${lib}`, '*'])),
    react,
    'react-dom': reactDom,
  };
  return { name: `@carecircle/mfe-${name}`, version: '0.1.0', private: true, type: 'module', dependencies };
}

function projectFile(name: string) {
  return {
    name: `mfe-${name}`,
    $schema: '../node_modules/nx/schemas/project-schema.json',
    sourceRoot: `mfe-${name}/src`,
    tags: ['type:remote', `scope:${name}`],
    targets: { types: {}, lint: {}, test: {}, build: {} },
  };
}

function messages(name: string, title: string, empty: string) {
  return { [`${name}.title`]: title, [`${name}.empty`]: empty };
}

function remoteSource(name: string) {
  return `import { defineRemote } from '@carecircle/remote-kit';

export default defineRemote({
  name: 'mfe-${name}',
  contractRange: '^0.1.0',
  routes: [
    {
      id: '${name}',
      path: '/${name}',
      title: '${name}.title',
      action: 'circle:view',
      backTo: 'more',
      page: () => import('./${name}/${name}.page'),
    },
  ],
  menu: [{ route: '${name}', label: '${name}.title', icon: 'heart', group: 'care', order: 90 }],
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
});
`;
}

function pageSource(name: string, page: string) {
  return `import { EmptyState } from '@carecircle/ui';
import { useMessages } from '../words';

export default function ${page}() {
  const t = useMessages();
  return <EmptyState text={t('${name}.empty')} />;
}
`;
}

function testSource(name: string, page: string) {
  return `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeature } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import ${page} from './${name}.page';

it('MFE-10 mfe-${name} shows its screen in English and Spanish', async () => {
  const { unmount } = await renderFeature(<${page} />, { remote, path: '/${name}', routeId: '${name}' });
  expect(screen.getByText('Nothing is here yet.')).toBeTruthy();
  unmount();
  await renderFeature(<${page} />, { remote, session: { preferences: { language: 'es' } } });
  expect(screen.getByText('Aquí no hay nada todavía.')).toBeTruthy();
});
`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
