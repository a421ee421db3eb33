import { activeAlerts } from '@carecircle/contracts';
import { useBusState } from '@carecircle/remote-kit';
import { useIsEmergencyPageOpen } from '../alerts/page-presence';
import { OwnCountdown } from '../countdown/own-countdown';
import { ActiveAlert } from './active-alert';
import css from './active-alert.module.css';

/** Above every screen while an alert is open: the active ones, and my own countdown (EMER-2). */
export default function OpenAlertsBanner() {
  const alerts = activeAlerts(useBusState('alerts.open'));
  const isPageOpen = useIsEmergencyPageOpen();
  return (
    <div className={css.stack}>
      {isPageOpen ? null : <OwnCountdown />}
      {alerts.map((alert) => (
        <ActiveAlert key={`${alert.id}:${isPageOpen}`} alert={alert} isExpanded={isPageOpen} />
      ))}
    </div>
  );
}
