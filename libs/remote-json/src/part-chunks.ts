/** What is needed of a bundler's chunk to know what it brings along. */
export interface Chunk {
  fileName: string;
  moduleIds: string[];
  imports: string[];
  dynamicImports: string[];
  /** What Vite knows of it beside. */
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

export type ChunkGraph = ReadonlyMap<string, Chunk>;

/** The chunk that holds a source file, given by its path without ending. Null when the build has none. */
export function chunkOfSource(graph: ChunkGraph, path: string): string | null {
  for (const chunk of graph.values()) {
    if (chunk.moduleIds.some((id) => withoutEnding(id) === withoutEnding(path))) return chunk.fileName;
  }
  return null;
}

/** A chunk and everything it imports statically: the files that must arrive before its code runs. */
export function staticClosure(graph: ChunkGraph, starts: readonly string[]): string[] {
  return closure(starts, (chunk) => chunk.imports, graph);
}

/** Everything that can be reached from these chunks, now or later. */
export function fullClosure(graph: ChunkGraph, starts: readonly string[]): string[] {
  return closure(starts, (chunk) => [...chunk.imports, ...chunk.dynamicImports], graph);
}

/** All chunks, each after those that it imports statically: the order in which their code runs. */
export function importsFirst<Known extends Chunk>(graph: ReadonlyMap<string, Known>): Known[] {
  const ordered = new Set<Known>();
  const open = new Set<Known>();
  const add = (chunk: Known | undefined) => {
    if (!chunk || open.has(chunk)) return;
    open.add(chunk);
    for (const name of chunk.imports) add(graph.get(name));
    ordered.add(chunk);
  };
  for (const chunk of graph.values()) add(chunk);
  return [...ordered];
}

function closure(starts: readonly string[], next: (chunk: Chunk) => string[], graph: ChunkGraph): string[] {
  const found = new Set<string>();
  const open = [...starts];
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    const chunk = graph.get(name);
    if (!chunk || found.has(name)) continue;
    found.add(name);
    open.push(...next(chunk));
  }
  return [...found];
}

function withoutEnding(id: string): string {
  return id.replace(/\?.*$/, '').replace(/\.(tsx?|jsx?|json)$/, '');
}
