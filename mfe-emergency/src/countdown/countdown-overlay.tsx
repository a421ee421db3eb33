import { useEffect, useId, useRef } from 'react';
import type { Alert } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { SirenIcon, VisuallyHidden, showToast } from '@carecircle/ui';
import { noteAttempt } from '../alerts/attempts';
import { cancelAlert } from '../alerts/cancel-alert';
import { useMessages } from '../words';
import { CallLinks } from './call-links';
import { CountdownRing } from './countdown-ring';
import { useCountdown } from './use-countdown';
import css from './countdown-overlay.module.css';

/** The full-screen countdown: what happens, when, and the one way to stop it (EMER-1). */
export function CountdownOverlay({ alert }: { alert: Alert }) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { person } = useSession();
  const { phase, secondsLeft } = useCountdown(alert);
  const isCancelled = phase === 'cancelling' || phase === 'cancel-unreachable';

  // A modal <dialog> keeps the focus and makes everything else unreachable, toasts and sheets included.
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  const cancel = () =>
    cancelAlert(alert, (left) =>
      showToast({ text: t(left.status === 'cancelled' ? 'countdown.cancelled' : 'countdown.falseAlarm') }),
    );
  const putAway = () => noteAttempt(alert.id, { isPutAway: true });

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      className={css.overlay}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={css.content}>
        <h2 id={titleId} className={css.title}>
          <SirenIcon />
          {t(`type.${alert.type}`)}
        </h2>
        {phase === 'counting' ? <CountdownRing secondsLeft={secondsLeft} /> : null}
        <p className={css.text}>{t(`countdown.${phase}`, { seconds: secondsLeft, name: person.name })}</p>
        <VisuallyHidden>
          <span role="alert">
            {spoken(phase, secondsLeft) ? t('countdown.spoken', { seconds: secondsLeft }) : ''}
          </span>
        </VisuallyHidden>
        {phase === 'cancel-unreachable' ? (
          <button type="button" className={css.cancel} onClick={putAway}>
            {t('countdown.close')}
          </button>
        ) : (
          <button type="button" className={css.cancel} disabled={isCancelled} onClick={cancel}>
            {t(isCancelled ? 'countdown.cancelling.button' : 'countdown.cancel')}
          </button>
        )}
        <CallLinks isUrgent={phase === 'unreachable'} />
      </div>
    </dialog>
  );
}

// Every second would drown the rest of what a screen reader says.
function spoken(phase: string, secondsLeft: number): boolean {
  return phase === 'counting' && (secondsLeft % 5 === 0 || secondsLeft <= 3);
}
