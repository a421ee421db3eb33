import { describe, expect, it } from 'vitest';
import { chunkOfSource, fullClosure, importsFirst, staticClosure, type Chunk } from './part-chunks';

const chunk = (fileName: string, changes: Partial<Chunk> = {}): [string, Chunk] => [
  fileName,
  { fileName, moduleIds: [], imports: [], dynamicImports: [], ...changes },
];
const graph = new Map([
  chunk('container.js', { dynamicImports: ['remote.js'] }),
  chunk('remote.js', { dynamicImports: ['bills.js'] }),
  chunk('bills.js', { imports: ['common.js'], moduleIds: ['/w/mfe-pets/src/bills/bills.page.tsx'] }),
  chunk('common.js', { imports: ['bills.js'] }),
  chunk('unused.js'),
]);

describe('MFE-4 the manifest names the files of each part', () => {
  it('MFE-4 finds the chunk of a source whatever its ending or query', () => {
    expect(chunkOfSource(graph, '/w/mfe-pets/src/bills/bills.page')).toBe('bills.js');
    expect(chunkOfSource(graph, '/w/mfe-pets/src/bills/bills.page.tsx?x')).toBe('bills.js');
    expect(chunkOfSource(graph, '/w/mfe-pets/src/bills/other')).toBeNull();
  });

  it('MFE-4 takes what a part imports at once, each file once', () => {
    expect(staticClosure(graph, ['bills.js'])).toEqual(['bills.js', 'common.js']);
    expect(staticClosure(graph, ['container.js'])).toEqual(['container.js']);
  });

  it('MFE-4 knows what can be reached later and what never', () => {
    expect(fullClosure(graph, ['container.js'])).toEqual([
      'container.js',
      'remote.js',
      'bills.js',
      'common.js',
    ]);
  });

  it('ALL-1 orders styles as their code runs: what is imported first, each once', () => {
    expect(importsFirst(graph).map(({ fileName }) => fileName)).toEqual([
      'container.js',
      'remote.js',
      'common.js',
      'bills.js',
      'unused.js',
    ]);
  });
});
