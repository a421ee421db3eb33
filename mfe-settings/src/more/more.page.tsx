import { Slot, useSession, useSlotEntries } from '@carecircle/remote-kit';
import { DemoReset } from './demo-reset';
import { InstalledVersion } from './installed-version';
import { MenuGroups } from './menu-groups';
import { OperatorLink } from './operator-link';
import { ProfileCard } from './profile-card';
import { SignOut } from './sign-out';
import css from './more.module.css';

/** /more: who you are here, and the way to everything else (SET-1). */
export default function MorePage() {
  const { circle } = useSession();
  const hasFigures = useSlotEntries('more.profile').length > 0;
  return (
    <div className={css.page}>
      <div className={css.columns}>
        <div className={css.person}>
          <ProfileCard>{hasFigures ? <Slot name="more.profile" /> : null}</ProfileCard>
        </div>
        <MenuGroups />
        <div className={css.leave}>
          <OperatorLink />
          {circle.isDemo ? <DemoReset /> : null}
          <SignOut />
          <InstalledVersion />
        </div>
      </div>
    </div>
  );
}
