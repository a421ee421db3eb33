import type { ReactNode } from 'react';
import { ChatIcon, classNames, SirenIcon, TasksIcon } from '@carecircle/ui';
import { Brand } from '../chrome/brand';
import { useMessages } from '../words';
import { LanguageChoice } from './language-choice';
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
  return (
    <div className={classNames(css.frame, isWelcoming && css.welcoming)}>
      {isWelcoming ? <Welcome /> : null}
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

const points = [
  { key: 'welcome.tasks', Glyph: TasksIcon },
  { key: 'welcome.chat', Glyph: ChatIcon },
  { key: 'welcome.emergency', Glyph: SirenIcon },
] as const;

function Welcome() {
  const t = useMessages();
  return (
    <aside className={css.welcome}>
      <Brand />
      <div className={css.promise}>
        <p className={css.headline}>{t('welcome.title')}</p>
        <p className={css.intro}>{t('welcome.text')}</p>
        <ul className={css.points}>
          {points.map(({ key, Glyph }) => (
            <li key={key}>
              <span className={css.glyph}>
                <Glyph />
              </span>
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
