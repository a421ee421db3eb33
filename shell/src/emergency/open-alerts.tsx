import { activeAlerts, ownArmedAlert } from '@carecircle/contracts';
import { useBusState, useOptionalSession } from '@carecircle/remote-kit';
import { ActiveAlert } from './active-alert';
import { OwnCountdown } from './own-countdown';
import css from './open-alerts.module.css';

/**
 * The minimum of an emergency, which needs no remote: who needs help, the call, the word that somebody has seen it, and the way
 * back for the one who pressed (EMER-2, EMER-6). It stands where the banner of the area comes, until that is there.
 */
export function OpenAlerts() {
  const open = useBusState('alerts.open');
  const person = useOptionalSession()?.person;
  const own = person && ownArmedAlert(open, person.id);
  if (!person || open.length === 0) return null;
  return (
    <div className={css.stack}>
      {own ? (
        <div key={own.id} className={css.own}>
          <OwnCountdown alert={own} />
        </div>
      ) : null}
      {activeAlerts(open).map((alert) => (
        <ActiveAlert key={alert.id} alert={alert} personId={person.id} />
      ))}
    </div>
  );
}
