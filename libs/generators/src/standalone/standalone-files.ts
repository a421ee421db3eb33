export interface Versions {
  /** Package → version. */
  tools: Readonly<Record<string, string>>;
  /** Library of CareCircle → version. */
  libraries: Readonly<Record<string, string>>;
  compilerOptions: object;
}

const usedTools = [
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'happy-dom',
  'typescript',
  'vite',
  'vitest',
];

/** What a remote of its own repository has beside its source, by path. */
export function standaloneFiles(name: string, { tools, libraries, compilerOptions }: Versions) {
  const version = (tool: string) => tools[tool] ?? '*';
  return {
    'package.json': json({
      ...{ name: `mfe-${name}`, version: '0.1.0', private: true, type: 'module' },
      engines: { node: '>=20.19' },
      scripts: {
        ...{ build: 'vite build', dev: 'vite', test: 'vitest run', types: 'tsc --noEmit' },
        publish: 'release-area',
      },
      dependencies: {
        ...Object.fromEntries(
          Object.entries(libraries).map(([library, packed]) => [
            `@carecircle/${library}`,
            `file:libraries/carecircle-${library}-${packed}.tgz`,
          ]),
        ),
        ...{ react: version('react'), 'react-dom': version('react-dom') },
      },
      devDependencies: Object.fromEntries(usedTools.map((tool) => [tool, version(tool)])),
    }),
    'tsconfig.json': json({ compilerOptions, include: ['src', '*.ts'] }),
    '.gitignore': 'node_modules\ndist\n',
    'README.md': readme(name),
  };
}

const readme = (name: string) => `# mfe-${name}

A remote of CareCircle in a repository of its own. It stands on the packed libraries in \`libraries/\`; \`@carecircle/remote-kit\` says what
a remote is made of.

\`\`\`sh
npm install
npm test                               # its screen, in every language
npm run build                          # dist/ with remote.json and mf-manifest.json
CARECIRCLE_URL=https://care.example CARECIRCLE_TOKEN=… npm run publish
\`\`\`

The product's operators make the token and decide who gets a version. Raise \`version\` in \`package.json\` with each release.

A newer CareCircle brings newer libraries: put them into \`libraries/\`, name them in \`package.json\`, and raise \`contractRange\` in
\`src/remote.ts\` when the contracts' version asks for it.
`;

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
