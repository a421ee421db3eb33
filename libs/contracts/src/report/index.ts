export { contractBreaks, isOtherMajor } from './contract-breaks';
export { contractReport, servedContract, type ContractReport } from './contract-report';
export { readSchema, writtenSchema } from './json-schemas';
export { schemaBreak, type JsonSchema } from './schema-break';
