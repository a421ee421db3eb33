import type { Refusal } from '@carecircle/remote-kit';

/** Why a file is not in the vault. */
export type UploadFault =
  | { is: 'type' }
  | { is: 'too-large' }
  | { is: 'empty' }
  | { is: 'content' }
  | { is: 'infected' }
  | { is: 'storage'; sizeBytes: number; freeBytes: number }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'connection' };

/** A file on its way into the vault of a circle, as a version of a document where one is named. */
export interface Upload {
  id: string;
  circleId: string;
  documentId: string | null;
  file: File;
  name: string;
  state: 'waiting' | 'sending' | 'checking' | 'failed';
  sentBytes: number;
  fault?: UploadFault;
}
