import path from 'node:path';
import { format } from 'oxfmt';
import { tsImport } from 'tsx/esm/api';

// Nx loads generators with Node itself, which cannot read TypeScript sources.
const load = (file) => tsImport(file, import.meta.url);

export async function remote(tree, options) {
  if (options.standalone) return standaloneRemote(tree.root, options);
  const { generateRemote } = await load('./src/remote/generate-remote.ts');
  generateRemote(tree, options);
  await formatChanges(tree);
}

export async function operation(tree, options) {
  const { generateOperation } = await load('./src/operation/generate-operation.ts');
  generateOperation(tree, options);
  await formatChanges(tree);
}

/** As `npm run format` does it: what Nx brings along for this asks for another formatter. */
async function formatChanges(tree) {
  const { ignorePatterns: _, ...options } = JSON.parse(tree.read('.oxfmtrc.json', 'utf8'));
  for (const { path: file, type } of tree.listChanges()) {
    if (type === 'DELETE') continue;
    const { code } = await format(file, tree.read(file, 'utf8'), options);
    tree.write(file, code);
  }
}

// It lies outside of the workspace, where Nx writes nothing.
async function standaloneRemote(workspace, { name, folder = `../mfe-${name}` }) {
  const { makeStandalone } = await load('./src/standalone/make-standalone.ts');
  makeStandalone({ workspace, name, folder: path.resolve(workspace, folder) });
}
