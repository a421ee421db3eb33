import type { ReactNode } from 'react';
import { classNames } from '@carecircle/ui';
import { Brand } from '../chrome/brand';
import { useLaterMessages } from '../later/later-messages';
import { LanguageChoice } from './language-choice';
import { Welcome } from './welcome';
import css from './public-frame.module.css';

interface PublicFrameProps {
  /** Says beside the form what the product is; for those who may not know it yet. */
  isWelcoming?: boolean;
  /** At the top right; the choice of a language when left out. */
  corner?: ReactNode;
  /** Room for reading instead of a form's narrow column. */
  isWide?: boolean;
  children: ReactNode;
}

/** What surrounds the screens outside of a circle. */
export function PublicFrame({ isWelcoming = false, corner, isWide = false, children }: PublicFrameProps) {
  const t = useLaterMessages();
  return (
    <div className={classNames(css.frame, isWelcoming && css.welcoming)}>
      {isWelcoming ? <Welcome word={(key) => t(key)} /> : null}
      <div className={css.page}>
        <header className={css.bar}>
          <span className={css.brand}>
            <Brand />
          </span>
          {corner ?? <LanguageChoice />}
        </header>
        <main className={classNames(css.main, isWide && css.wide)}>{children}</main>
      </div>
    </div>
  );
}
