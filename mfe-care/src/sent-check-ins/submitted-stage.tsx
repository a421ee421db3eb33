import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { announce } from '@carecircle/ui';
import { useMessages } from '../words';
import { CheckInDone } from './check-in-done';
import type { Submitted } from './submitted';
import css from './submitted-stage.module.css';

interface Props {
  label: string;
  /** What hands a check-in over; begins anew after each. */
  children: (onSubmitted: (submitted: Submitted) => void) => ReactNode;
}

/**
 * What checks in, and over it for a moment that it was submitted (CHK-1). The focus goes to the whole of it, so that the next
 * Tab leads into what begins anew.
 */
export function SubmittedStage({ label, children }: Props) {
  const t = useMessages();
  const stage = useRef<HTMLElement>(null);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const [turn, setTurn] = useState(0);

  const show = (next: Submitted) => {
    setSubmitted(next);
    setTurn(turn + 1);
    announce(next.isWaiting ? `${t('check-in.done')} ${t('check-in.kept')}` : t('check-in.done'));
  };
  useLayoutEffect(() => {
    if (turn > 0) stage.current?.focus({ preventScroll: true });
  }, [turn]);

  return (
    <section ref={stage} tabIndex={-1} aria-label={label} className={css.stage}>
      <div key={turn} className={css.form} inert={submitted !== null}>
        {children(show)}
      </div>
      {submitted ? <CheckInDone submitted={submitted} onEnd={() => setSubmitted(null)} /> : null}
    </section>
  );
}
