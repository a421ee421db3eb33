import { defineModule } from '../../spine/define-module';
import { giveUpRestore } from './circle/give-up-restore.job';
import { restoreCircle } from './circle/restore-circle.command';
import { listBackups } from './own/list-backups.query';
import { makeOwnBackup } from './own/make-own-backup.job';
import { planBackups } from './own/plan-backups.reaction';
import { restoreBackup } from './own/restore-backup.command';

export const copiesModule = defineModule({
  name: 'copies',
  operations: { restoreCircle, listBackups, restoreBackup },
  reactions: [planBackups],
  jobs: [makeOwnBackup, giveUpRestore],
});
