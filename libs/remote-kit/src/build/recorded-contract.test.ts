// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { libraryBreaks, type LibraryReport } from './library-report';
import { brokenPromises, presentContract, readRecorded } from './recorded-contract';

const library = (version: string, ...names: string[]): LibraryReport => ({
  '@carecircle/ui': { version, names },
});

describe('REL-5 what remotes may use of the shared libraries', () => {
  it('REL-5 may grow, and shrinks with the major version alone', () => {
    const recorded = library('0.1.0', 'Button', 'Card');
    expect(libraryBreaks(recorded, library('0.1.3', 'Button', 'Card', 'Chip'))).toEqual([]);
    expect(libraryBreaks(recorded, library('0.1.3', 'Card'))).toEqual([
      '@carecircle/ui has no Button any more',
    ]);
    expect(libraryBreaks(recorded, library('0.2.0', 'Card'))).toEqual([]);
    expect(libraryBreaks(recorded, {})).toEqual(['@carecircle/ui is shared no more']);
  });

  it('REL-5 keeps what was recorded', () => {
    expect(brokenPromises(readRecorded(), presentContract())).toEqual([]);
  });

  it('REL-5 is recorded: after an addition say `npm run record-contract` and commit the report', () => {
    expect(presentContract().libraries).toEqual(readRecorded().libraries);
  });
});
