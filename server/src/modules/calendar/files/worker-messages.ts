import type { Zones } from './plan-event';
import type { ImportPlan } from './plan-import';
import type { FileFault } from './refuse-file';

/** What the server's thread asks of the one that reads calendar files. */
export interface FileOrder {
  file: string;
  zones: Zones;
}

export type FileAnswer =
  | { kind: 'ready' }
  | { kind: 'plan'; plan: ImportPlan }
  | { kind: 'refused'; fault: FileFault }
  | { kind: 'failed'; message: string };
