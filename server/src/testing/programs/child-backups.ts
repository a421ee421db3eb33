import path from 'node:path';
import { openFolderDatabase } from '../../database/open-folder-database';

/** A process that backs its data folder up over and over, for tests that end it in the middle. Names each backup written. */
const folder = process.env.DATA_DIR ?? '';
const database = await openFolderDatabase(folder);
for (let second = 0; ; second += 1) {
  const takenAt = new Date(Date.UTC(2026, 10, 21) + second * 1000).toISOString();
  const written = await database.backUp?.({ folder: path.join(folder, 'backups'), takenAt, keyMark: '' });
  console.info(written?.file);
}
