import { lazy, Suspense, useRef, useState } from 'react';
import { useOptionalSession } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { SortIcon } from '@carecircle/ui/icons';
import { styled } from '../boot/late-style';
import { useMessages } from '../words';
import css from './circle-switcher.module.css';

const CircleMenu = lazy(() => styled(import('./circle-menu')));

/** Which of several circles is shown, and the way to the others (AUTH-6); nothing for a person with one. */
export function CircleSwitcher() {
  const t = useMessages();
  const session = useOptionalSession();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  if (!session?.circle || session.circles.length < 2) return null;
  const { circle, circles } = session;
  return (
    <div className={css.switcher}>
      <Button
        ref={button}
        size="small"
        aria-label={t('circles.switch', { name: circle.name })}
        aria-haspopup="menu"
        aria-expanded={state === 'open'}
        onPress={() => setState('open')}
      >
        <span className={css.name}>
          <span>{circle.name}</span>
          <SortIcon />
        </span>
      </Button>
      {state === 'new' ? null : (
        <Suspense>
          <CircleMenu
            shownId={circle.id}
            circles={circles}
            triggerRef={button}
            isOpen={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
