import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
    onlyDependOnLibsWithTags: ['type:contracts', 'type:permissions', 'type:event-bus', 'type:ui'],
  },
  { sourceTag: 'type:permissions', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:event-bus', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:demo-data', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:generators', onlyDependOnLibsWithTags: [] },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:demo-data', 'type:remote-kit'],
  },
];

/** What features reach only through remote-kit, so that federation and data fetching stay in one place. */
const behindRemoteKit = [
  '@tanstack/*',
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

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '**/data/**', '.nx/**', '**/test-results/**'],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { '@nx': nx },
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
  { files: ['libs/contracts/src/index.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
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
  { files: ['**/*.{js,mjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  prettier,
);
