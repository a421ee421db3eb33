import { ChatIcon, SirenIcon, TasksIcon } from '@carecircle/ui/icons';
import { Brand } from '../chrome/brand';
import css from './public-frame.module.css';

const points = [
  { key: 'welcome.tasks', Glyph: TasksIcon },
  { key: 'welcome.chat', Glyph: ChatIcon },
  { key: 'welcome.emergency', Glyph: SirenIcon },
] as const;

interface WelcomeProps {
  word: (key: 'welcome.title' | 'welcome.text' | (typeof points)[number]['key']) => string;
}

/** Says beside a form what the product is; for those who may not know it yet. */
export function Welcome({ word }: WelcomeProps) {
  return (
    <aside className={css.welcome}>
      <Brand />
      <div className={css.promise}>
        <p className={css.headline}>{word('welcome.title')}</p>
        <p className={css.intro}>{word('welcome.text')}</p>
        <ul className={css.points}>
          {points.map(({ key, Glyph }) => (
            <li key={key}>
              <span className={css.glyph}>
                <Glyph />
              </span>
              {word(key)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
