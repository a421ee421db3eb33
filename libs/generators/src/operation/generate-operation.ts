import type { Tree } from '@nx/devkit';

export interface OperationOptions {
  area: string;
  /** camelCase, verb first; a query begins with `list` or `get`. */
  name: string;
  /** Permission that a member needs. */
  action: string;
}

/**
 * Adds an operation of a circle to its area: the entry in the contract, the server's file, and its line in the module. What it
 * does not know, input and output, is left as narrow as can be. Throws when the area or its module is missing, or the
 * name is taken.
 */
export function generateOperation(tree: Tree, { area, name, action }: OperationOptions): void {
  const kind = /^(?:list|get)[A-Z]/.test(name) ? 'query' : 'command';
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const folder = `server/src/modules/${area}`;
  edit(tree, `libs/contracts/src/api/${area}.contract.ts`, (contract) => {
    if (new RegExp(`^  ${name}:`, 'm').test(contract)) throw new Error(`${area}.${name} is there already`);
    return withImport(contract.replace(/\n};\s*$/, `\n${contractEntry(kind, name, action)}};\n`), kind);
  });
  tree.write(`${folder}/${file}.${kind}.ts`, serverFile(kind, area, name));
  edit(tree, `${folder}/${area}.module.ts`, (module) =>
    module
      .replace(/operations: \{\s*/, (start) => `${start}${name}, `)
      .replace(/^/, `import { ${name} } from './${file}.${kind}';\n`),
  );
}

function edit(tree: Tree, file: string, change: (text: string) => string) {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing: is the area right?`);
  tree.write(file, change(text));
}

function contractEntry(kind: string, name: string, action: string): string {
  const summary = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `  ${name}: ${kind}({
    area,
    name: '${name}',
    summary: '${summary.charAt(0).toUpperCase()}${summary.slice(1)}',
    scope: 'circle',
    action: '${action}',
    input: {},
    output: z.null(),
  }),
`;
}

/** The entry needs zod and the declaring function; what the file imports already stays. */
function withImport(contract: string, kind: string): string {
  const declared = contract.replace(/import \{([^}]*)\} from '\.\/operation';/, (line, names: string) => {
    const all = new Set([...names.split(',').map((each) => each.trim()), kind].filter(Boolean));
    return line.replace(names, ` ${[...all].sort().join(', ')} `);
  });
  return declared.includes("from 'zod'") ? declared : `import * as z from 'zod';\n${declared}`;
}

function serverFile(kind: string, area: string, name: string): string {
  const define = kind === 'query' ? 'defineQuery' : 'defineCommand';
  return `import { apiContract } from '@carecircle/contracts/api';
import { ${define} } from '../../spine/define-${kind}';

export const ${name} = ${define}(apiContract.${area}.${name}, async () => null);
`;
}
