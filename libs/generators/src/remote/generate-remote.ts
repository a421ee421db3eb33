import type { Tree } from '@nx/devkit';
import { remoteFiles } from './remote-files';

/**
 * Makes `mfe-<name>`: one screen, its words, a test. Nothing else names it: the server finds the folder, and the shell learns of it
 * from the registry (MFE-3, MFE-10). Run `npm install` afterwards, which links the new workspace. Throws when the folder is taken.
 */
export function generateRemote(tree: Tree, { name }: { name: string }): void {
  const folder = `mfe-${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already`);
  const react = dependenciesOf(tree, 'libs/remote-kit/package.json');
  for (const [file, content] of Object.entries(remoteFiles(name, react)))
    tree.write(`${folder}/${file}`, content);
}

function dependenciesOf(tree: Tree, file: string): { react: string; reactDom: string } {
  const text = tree.read(file, 'utf8') ?? '{}';
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  return { react: dependencies.react ?? '*', reactDom: dependencies['react-dom'] ?? '*' };
}
