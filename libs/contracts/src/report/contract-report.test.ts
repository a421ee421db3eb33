import { describe, expect, it } from 'vitest';
import recorded from '../../contract-report.json' with { type: 'json' };
import { contractBreaks, isOtherMajor } from './contract-breaks';
import { contractReport, servedContract, type ContractReport } from './contract-report';

describe('REL-5 the contract beside the recorded one', () => {
  const { version, events, operations, shapes } = recorded as unknown as ContractReport;

  it('REL-5 breaks nothing that pages of the recorded version rely on, unless the major version moves', () => {
    if (isOtherMajor(version, servedContract.version)) return;
    expect(contractBreaks({ version, events, operations, shapes }, servedContract)).toEqual([]);
  });

  it('REL-5 is recorded: after an addition say `npm run record-contract` and commit the report', () => {
    const present: unknown = JSON.parse(JSON.stringify(contractReport(servedContract)));
    expect(present).toEqual({ version, events, operations, shapes });
  });
});
