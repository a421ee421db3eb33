import type { CompiledMessage } from 'icu-minify/format';

// Kinds by the numbers of icu-minify's compiled form; the first four carry branches.
const kinds = ['', 'select', 'plural', 'selectordinal', 'number', 'date', 'time'];

/** Arguments of a compiled message as `name:kind`, sorted, each once. */
export function messageArguments(message: CompiledMessage): string[] {
  return [...new Set(argumentsOfNodes(message))].sort();
}

// A message and a branch are a text, '#' or a list of nodes; a node that is itself a list is an argument or a tag.
function argumentsOfNodes(nodes: unknown): string[] {
  return Array.isArray(nodes) ? nodes.flatMap(argumentsOfNode) : [];
}

function argumentsOfNode(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const [name, kind, branches] = node as [string, unknown, unknown];
  if (node.length === 1) return [`${name}:text`];
  if (typeof kind !== 'number' || kind === 0) return [`${name}:tag`, ...argumentsOfNodes(node.slice(1))];
  const inner = typeof branches === 'object' && branches !== null && kind <= 3 ? Object.values(branches) : [];
  return [`${name}:${kinds[kind]}`, ...inner.flatMap(argumentsOfNodes)];
}
