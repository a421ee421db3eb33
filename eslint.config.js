import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// The rule about borders asks for what is cached of the workspace's graph, and says nothing where nothing is.
await createProjectGraphAsync();

/** Who may import whom (MFE-1): no remote knows another or the shell, the shell imports no remote. */
const borders = [
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:permissions',
      'type:event-bus',
      'type:remote-kit',
      'type:ui',
    ],
  },
  {
    sourceTag: 'type:remote',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:permissions',
      'type:event-bus',
      'type:remote-kit',
      'type:ui',
    ],
  },
  {
    sourceTag: 'type:server',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:permissions', 'type:demo-data'],
  },
  {
    sourceTag: 'type:remote-kit',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:permissions',
      'type:event-bus',
      'type:ui',
      'type:remote-json',
    ],
  },
  { sourceTag: 'type:permissions', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:event-bus', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:demo-data', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:remote-json', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:generators', onlyDependOnLibsWithTags: [] },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:demo-data',
      'type:remote-kit',
      // A host that is not the shell shares them too.
      'type:event-bus',
      'type:permissions',
      'type:ui',
    ],
  },
];

/** What features reach only through remote-kit, so that federation and data fetching stay in one place. */
const behindRemoteKit = [
  '@tanstack/*',
  // It reads no data: only which rows of a list are in sight.
  '!@tanstack/react-virtual',
  'react-router',
  'rxjs',
  'rxjs/*',
  'single-spa',
  'single-spa-react',
  '@module-federation/*',
  'react-aria',
  'react-aria/*',
  'react-aria-components',
  'react-stately',
  'react-stately/*',
  'lucide-react',
];

/**
 * Of each remote: a folder with a manifest of its name is a feature, which only the remote's own files beside it import; what two
 * features need stands in any other folder.
 */
const featureZones = foldersOf(import.meta.dirname)
  .filter((folder) => folder.startsWith('mfe-'))
  .flatMap((remote) => {
    const source = `${remote}/src`;
    const folders = foldersOf(path.join(import.meta.dirname, source));
    const features = folders.filter((name) =>
      existsSync(path.join(import.meta.dirname, source, name, `${name}.manifest.ts`)),
    );
    return folders.map((name) => ({
      target: `${source}/${name}`,
      from: features.filter((feature) => feature !== name).map((feature) => `${source}/${feature}`),
      message: 'A feature is whole: what two of them need has a folder of its own.',
    }));
  })
  .filter(({ from }) => from.length > 0);

function foldersOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** What the server's modules stand on: none of it knows one of them. */
const belowModules = [
  'spine',
  'access',
  'records',
  'files',
  'recurrence',
  'crypto',
  'mail',
  'database',
  'backup',
  'restore',
].map((folder) => `server/src/${folder}`);

const modules = foldersOf(path.join(import.meta.dirname, 'server/src/modules'));

/** A module's files are its own: others enter by its front door, and the list of all modules by its table of contents too. */
const doorsOf = (name) => [
  {
    target: ['server/src/*.ts', 'server/src/!(modules)/**', `server/src/modules/!(${name})/**`],
    from: `server/src/modules/${name}`,
    except: ['./index.ts'],
    message: `Take it from modules/${name}, whose index.ts says what others may use.`,
  },
  {
    target: 'server/src/modules/*.ts',
    from: `server/src/modules/${name}`,
    except: ['./index.ts', `./${name}.module.ts`],
    message: `Take it from ./${name}, whose index.ts says what others may use.`,
  },
];

const serverZones = [
  ...modules.flatMap(doorsOf),
  {
    target: belowModules,
    from: 'server/src/modules',
    message: 'Modules stand on this and not the other way round: let them hand it what it needs.',
  },
  {
    target: belowModules.filter((folder) => folder !== 'server/src/spine'),
    from: 'server/src/spine',
    message: 'The spine stands on this, or beside it.',
  },
];

/**
 * What the compiler of React says of each component takes more than half of the time of a remote's lint: an editor and a whole run
 * hear it, a landing asks for the rules of hooks alone.
 */
const isLanding = process.env.TEST_DEPTH === 'landing';
const hookRules = Object.fromEntries(
  Object.entries(reactHooks.configs.recommended.rules).filter(
    ([name]) => !isLanding || /rules-of-hooks|exhaustive-deps/.test(name),
  ),
);

/**
 * Who looks for circles file by file reads each again and again, a third of a landing's lint: an editor and a whole run do so. A landing
 * finds them in one look at all code (`knip.json`).
 */
const cycleRule = isLanding ? {} : { 'import-x/no-cycle': ['error', { ignoreExternal: true }] };

/** In a longer list nobody finds anything: what belongs together gets a folder of its own. */
const mostInFolder = 45;
const countFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
const rooms = {
  rules: {
    'flat-folder': {
      create({ filename, report }) {
        const folder = path.dirname(filename);
        const count = countFiles(folder) + (existsSync(filename) ? 0 : 1);
        const message = `${count} files lie side by side here, ${mostInFolder} at most: give those that belong together a folder.`;
        return count > mostInFolder ? { Program: (node) => report({ node, message }) } : {};
      },
    },
  },
};

export default tseslint.config(
  {
    // The plain remotes are projects of their own, outside of this workspace's rules.
    ignores: [
      'e2e/remotes/plain-*/**',
      '**/dist/**',
      '**/node_modules/**',
      '**/data/**',
      '.nx/**',
      '**/test-results/**',
    ],
  },
  // What is said against a rule that a landing leaves out is not needless.
  { linterOptions: { reportUnusedDisableDirectives: isLanding ? 'off' : 'warn' } },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { '@nx': nx, rooms },
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints: borders, allow: ['^\\..*/package\\.json$'], enforceBuildableLibDependency: false },
      ],
      'rooms/flat-folder': 'error',
      'no-alert': 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration[source.value=/\\.page$/]',
          message: 'Pages are loaded, not re-exported.',
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/unified-signatures': 'off',
    },
  },
  {
    // Louise is asked with the skills of all remotes at once, as she stands in a page of the product.
    files: ['e2e/louise/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // Bundled with each remote, and therefore a user of the kit that the page shares.
    files: ['libs/remote-kit/src/forms/**'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints: borders, allowCircularSelfDependency: true, enforceBuildableLibDependency: false },
      ],
    },
  },
  { files: ['libs/contracts/src/index.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...hookRules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: behindRemoteKit, message: 'Take it from @carecircle/remote-kit or @carecircle/ui.' },
          ],
        },
      ],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.mjs', '.js'] })],
    },
    rules: cycleRule,
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='for'] > Literal[value='update']",
          message:
            "Held 'no key update': the stronger lock keeps whoever writes a row that refers to this one, and two of them wait crosswise.",
        },
      ],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'server/src/testing/**'],
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: serverZones }],
    },
  },
  { files: ['**/*.{js,mjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })],
    },
    rules: {
      ...cycleRule,
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: featureZones }],
    },
  },
);
