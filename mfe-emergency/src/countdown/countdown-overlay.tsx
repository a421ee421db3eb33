import { useId, useLayoutEffect, useRef } from 'react';
import { alertCountdownSeconds, type Alert } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { PressButton, VisuallyHidden, showToast } from '@carecircle/ui';
import { SirenIcon } from '@carecircle/ui/icons';
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
  const textId = useId();
  const { person } = useSession();
  const { phase, secondsLeft } = useCountdown(alert);
  const isCancelled = phase === 'cancelling' || phase === 'cancel-unreachable';

  // A modal <dialog> keeps the focus and makes everything else unreachable, toasts and sheets included. Closed while it is
  // still in the page, it gives the focus back to the button that opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  const cancel = () =>
    cancelAlert(alert, (left) =>
      showToast({ text: t(left.status === 'cancelled' ? 'countdown.cancelled' : 'countdown.falseAlarm') }),
    );
  const isCounting = phase === 'counting';
  const putAway = () => noteAttempt(alert.id, { isPutAway: true });

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={css.overlay}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={css.content}>
        <h2 id={titleId} className={css.title}>
          <SirenIcon />
          {alert.isDrill ? t('banner.drill') : t(`type.${alert.type}`)}
        </h2>
        {isCounting ? <CountdownRing secondsLeft={secondsLeft} /> : null}
        <p id={textId} className={css.text} aria-live={isCounting ? 'off' : 'assertive'}>
          {isCounting && alert.isDrill
            ? t('drill.counting', { seconds: secondsLeft })
            : t(`countdown.${phase}`, { seconds: secondsLeft, name: person.name })}
        </p>
        <VisuallyHidden>
          <span role="alert">{isCounting ? spokenSeconds(secondsLeft, t) : ''}</span>
        </VisuallyHidden>
        {phase === 'cancel-unreachable' ? (
          <PressButton className={css.cancel} onPress={putAway}>
            {t('countdown.close')}
          </PressButton>
        ) : (
          <PressButton className={css.cancel} isPending={isCancelled} onPress={cancel}>
            {t(isCancelled ? 'countdown.cancelling.button' : 'countdown.cancel')}
          </PressButton>
        )}
        <CallLinks isUrgent={phase === 'unreachable'} />
      </div>
    </dialog>
  );
}

// Every second would drown the rest of what a screen reader says; the first is in the dialog's description.
function spokenSeconds(seconds: number, t: ReturnType<typeof useMessages>): string {
  const isWorthIt = seconds < alertCountdownSeconds && (seconds % 5 === 0 || seconds <= 3);
  return isWorthIt ? t('countdown.spoken', { seconds }) : '';
}
