/** What a new screen says in each language. */
const emptyWords = {
  en: 'Nothing is here yet.',
  es: 'Aquí no hay nada todavía.',
  fr: 'Il n’y a rien ici pour le moment.',
  de: 'Hier ist noch nichts.',
  it: 'Qui non c’è ancora nulla.',
  pt: 'Ainda não há nada aqui.',
};

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
    ...Object.fromEntries(
      Object.entries(emptyWords).map(([language, empty]) => [
        `src/messages/${language}.json`,
        json(messages(name, title, empty)),
      ]),
    ),
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
    targets: { types: {}, test: {}, build: {}, dev: {}, 'release-area': {} },
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
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
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
  const cases = Object.entries(emptyWords).map(([language, text]) => `  ['${language}', '${text}'],`);
  return `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeature } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import ${page} from './${name}.page';

it.each([
${cases.join('\n')}
] as const)('MFE-10 SET-4 mfe-${name} shows its screen in %s', async (language, text) => {
  await renderFeature(<${page} />, {
    ...{ remote, path: '/${name}', routeId: '${name}' },
    session: { preferences: { language } },
  });
  expect(screen.getByText(text)).toBeTruthy();
});
`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
