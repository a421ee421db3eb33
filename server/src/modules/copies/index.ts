export { openCircleCopy } from './circle/open-circle-copy';
export { backupKeyContext } from './own/backup-rows';
export { readBackup } from './own/read-backup';
