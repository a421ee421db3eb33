import { expect, it } from 'vitest';
import { standaloneFiles } from './standalone-files';

it('MFE-10 a repository of its own names packed libraries and the workspace’s versions of tools', () => {
  const files = standaloneFiles('pets', {
    tools: { vite: '8.3.8', react: '19.3.1' },
    libraries: { contracts: '0.4.0' },
    compilerOptions: { strict: true },
  });
  expect(JSON.parse(files['package.json'])).toMatchObject({
    name: 'mfe-pets',
    dependencies: {
      '@carecircle/contracts': 'file:libraries/carecircle-contracts-0.4.0.tgz',
      react: '19.3.1',
    },
    devDependencies: { vite: '8.3.8' },
  });
  expect(JSON.parse(files['tsconfig.json'])).toMatchObject({ compilerOptions: { strict: true } });
});
