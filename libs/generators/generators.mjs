import { formatFiles } from '@nx/devkit';
import { tsImport } from 'tsx/esm/api';

// Nx loads generators with Node itself, which cannot read TypeScript sources.
const load = (file) => tsImport(file, import.meta.url);

export async function remote(tree, options) {
  const { generateRemote } = await load('./src/remote/generate-remote.ts');
  generateRemote(tree, options);
  await formatFiles(tree);
}

export async function operation(tree, options) {
  const { generateOperation } = await load('./src/operation/generate-operation.ts');
  generateOperation(tree, options);
  await formatFiles(tree);
}
