import { useRef, useState } from 'react';
import { retryableLazy, useOptionalSession } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { SortIcon } from '@carecircle/ui/icons';
import { styled } from '../boot/late-style';
import { useMessages } from '../words';
import { OpenedPart, type Opening } from './opened-part';
import css from './circle-switcher.module.css';

const CircleMenu = retryableLazy(() => styled(import('./circle-menu')));

interface CircleSwitcherProps {
  /** Whether there is room for it where the person has one circle alone: it leads to a second one. */
  isRoomy?: boolean;
}

/** Which circle is shown, and the way to the others and to another one (AUTH-6). */
export function CircleSwitcher({ isRoomy = false }: CircleSwitcherProps) {
  const t = useMessages();
  const session = useOptionalSession();
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening>('new');
  if (!session?.circle || (session.circles.length < 2 && !isRoomy)) return null;
  const { circle, circles } = session;
  return (
    <div className={css.switcher}>
      <Button
        ref={button}
        size="small"
        aria-label={t('circles.switch', { name: circle.name })}
        aria-haspopup="menu"
        aria-expanded={opening === 'open'}
        onPress={() => setOpening('open')}
      >
        <span className={css.name}>
          <span>{circle.name}</span>
          <SortIcon />
        </span>
      </Button>
      <OpenedPart opening={opening} onChange={setOpening}>
        {(menu) => <CircleMenu {...menu} shownId={circle.id} circles={circles} triggerRef={button} />}
      </OpenedPart>
    </div>
  );
}
