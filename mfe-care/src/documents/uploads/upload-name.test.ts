import { DocumentName } from '@carecircle/contracts/schemas';
import { expect, it } from 'vitest';
import { uploadName } from './upload-name';

it.each([
  ['Will.pdf', 'Will.pdf'],
  ['../../etc/passwd.pdf', '.. .. etc passwd.pdf'],
  ['bill\u202efdp.exe.png', 'bill fdp.exe.png'],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(195)}.docx`],
])('VAULT-1 the name %j is %j in the vault', (given, name) => {
  expect(uploadName(given)).toBe(name);
  expect(DocumentName.safeParse(name).success).toBe(true);
});
