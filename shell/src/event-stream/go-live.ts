import type { Boot } from '@carecircle/contracts';
import { Boot as BootSchema } from '@carecircle/contracts/schemas';
import { keepPage } from '../boot/keep-page';
import { isAppShell } from '../boot/open-app-shell';
import { followServed } from '../remotes/follow-served';
import { refreshSession } from '../session/refresh-session';
import { followSync } from './follow-sync';
import { noticeLateReminders } from './notice-late-reminders';
import { noticeOtherContracts } from './notice-other-contracts';
import { startOver } from './start-over';
import { startOverWhenLive } from './start-over-when-live';

/** From here on the server's events come in. Throws when the page brought a wrong boot. */
export function goLive(boot: Boot): void {
  BootSchema.parse(boot);
  if (!boot.session) return;
  noticeOtherContracts(boot.contractsVersion);
  noticeLateReminders();
  followServed(boot);
  const checkSession = () => void refreshSession();
  followSync({
    personId: boot.session.person.id,
    positions: boot.positions,
    registryRevision: boot.registryRevision,
    startOver,
    checkSession,
  });
  if (isAppShell()) startOverWhenLive();
  keepPage(boot);
}
