import { useAllowed } from '@carecircle/remote-kit';
import { CircleActions } from './circle-actions';
import { CircleInformation } from './circle-information';
import { CircleMembers } from './circle-members';
import { DefaultPermissions } from './default-permissions';
import { CopyCard } from './export/copy-card';
import css from './circle-settings.module.css';

/** /more/circle-settings: what the circle is, who belongs to it, what newcomers may do, and its end (SET-3). */
export default function CircleSettingsPage() {
  const mayAct = useAllowed('circle:rename');
  return (
    <div className={css.page}>
      <div className={css.columns}>
        <div className={css.column}>
          <CircleInformation />
          <CircleMembers />
        </div>
        <div className={css.column}>
          <DefaultPermissions />
          {mayAct ? <CopyCard /> : null}
          {mayAct ? <CircleActions /> : null}
        </div>
      </div>
    </div>
  );
}
