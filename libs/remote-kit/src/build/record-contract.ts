import { existsSync, writeFileSync } from 'node:fs';
import { brokenPromises, presentContract, readRecorded, recordedFile } from './recorded-contract';

/**
 * `npm run record-contract`: writes down what was added to the public contract. What breaks it is recorded only once the major version
 * of the contracts, or of the library, has moved in its `package.json`.
 */
const present = presentContract();
const broken = existsSync(recordedFile) ? brokenPromises(readRecorded(), present) : [];
if (broken.length > 0) {
  console.error(`Nothing was recorded. This breaks who was built before:\n${broken.join('\n')}`);
  process.exit(1);
}
writeFileSync(recordedFile, `${JSON.stringify(present, null, 1)}\n`);
console.info(`${recordedFile} has the contract as it is now. Commit it with the change.`);
