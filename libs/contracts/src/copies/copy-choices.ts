/** What the file of a copied circle says that it is (ALL-5). Another version is another shape. */
export const circleCopy = { format: 'carecircle-circle', version: 1 } as const;

/** Where an admin, or another member who may export, downloads the copy of a circle. */
export const circleCopyPath = '/api/copies/circle';

/** What the file of a copied circle holds at most: two years of thirty doses a day, and decades of most families. */
export const circleCopyLimits = { characters: 32 * 1024 * 1024, records: 80_000 } as const;

/** Nights of which a person's own data is kept (SET-4), and where one of them is downloaded. */
export const ownBackupNights = 7;
export const ownBackupPath = '/api/copies/backup';

/** What can be wrong with such a file; codes stand at the field `file`. */
export const circleCopyFaults = [
  'copy_damaged',
  'copy_format',
  'copy_version',
  'copy_kind',
  'copy_record',
  'copy_reference',
  'copy_doubled',
  'copy_large',
] as const;
export type CircleCopyFault = (typeof circleCopyFaults)[number];
