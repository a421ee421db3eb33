import type { Action, PhotoOwner } from '@carecircle/contracts';
import type { Reader } from '../database/database';
import type { PhotoTable } from './photo-table';

/** What the photos of one kind of record differ in; all else is the same for each. */
export interface PhotoKind {
  of: PhotoOwner;
  /** What a member needs to see the records, and with them their photos. */
  action: Action;
  table: PhotoTable;
  /** Id of the photo that a record of the circle has now; null without one, and for what is deleted or never was. */
  presentId: (reader: Reader, circleId: string, ownerId: string) => Promise<string | null>;
}

/** What a sealed photo belongs to. */
export const photoContext = ({ of }: PhotoKind, photoId: string) => `${of}-photo:${photoId}`;
