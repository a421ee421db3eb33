import type { Tree } from '@nx/devkit';

export interface OperationOptions {
  /** Room of contracts and server that it belongs to, such as `check-ins`. */
  noun: string;
  /** camelCase, verb first; a query begins with `list` or `get`. */
  name: string;
  /** Permission that a member needs. */
  action: string;
}

/**
 * Adds an operation of a circle to its noun: the entry in the contract, the server's file, and its line in the module, or in the
 * part of one. What it does not know, input and output, is left as narrow as can be. Throws when the noun or its module is
 * missing, or the name is taken.
 */
export function generateOperation(tree: Tree, { noun, name, action }: OperationOptions): void {
  const kind = /^(?:list|get)[A-Z]/.test(name) ? 'query' : 'command';
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const folder = `server/src/modules/${noun}`;
  let area = '';
  edit(tree, `libs/contracts/src/${noun}/${noun}.contract.ts`, (contract) => {
    area = areaOf(contract, noun);
    if (new RegExp(`^  ${name}:`, 'm').test(contract)) throw new Error(`${area}.${name} is there already`);
    return withImport(contract.replace(/\n};\s*$/, `\n${contractEntry(kind, name, action)}};\n`), kind);
  });
  tree.write(`${folder}/${file}.${kind}.ts`, serverFile(kind, area, name));
  const part = `${folder}/${noun}.part.ts`;
  edit(tree, tree.exists(part) ? part : `${folder}/${noun}.module.ts`, (module) =>
    module
      .replace(/operations: \{\s*/, (start) => `${start}${name}, `)
      .replace(/^/, `import { ${name} } from './${file}.${kind}';\n`),
  );
}

function edit(tree: Tree, file: string, change: (text: string) => string) {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing: is the noun right?`);
  tree.write(file, change(text));
}

/** The area of the API that a noun's operations stand in; several nouns share the area `care`. */
function areaOf(contract: string, noun: string): string {
  const area = /^const area = '(\w+)';$/m.exec(contract)?.[1];
  if (area === undefined) throw new Error(`the contract of ${noun} names no area`);
  return area;
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
  const declared = contract.replace(
    /import \{([^}]*)\} from '\.\.\/api\/operation';/,
    (line, names: string) => {
      const all = new Set([...names.split(',').map((each) => each.trim()), kind].filter(Boolean));
      return line.replace(names, ` ${[...all].sort().join(', ')} `);
    },
  );
  return declared.includes("from 'zod'") ? declared : `import * as z from 'zod';\n${declared}`;
}

function serverFile(kind: string, area: string, name: string): string {
  const define = kind === 'query' ? 'defineQuery' : 'defineCommand';
  return `import { apiContract } from '@carecircle/contracts/api';
import { ${define} } from '../../spine/define-${kind}';

export const ${name} = ${define}(apiContract.${area}.${name}, async () => null);
`;
}
