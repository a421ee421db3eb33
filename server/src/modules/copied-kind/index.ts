export type { CopiedKind, CopiedRecord } from './copied-kind';
