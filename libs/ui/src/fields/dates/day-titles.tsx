import { classNames } from '../../class-names';
import css from './day-titles.module.css';

/** One item of a day, as it stands in the day's cell. */
export interface DayTitle {
  id: string;
  text: string;
  /** Drawn as an outline, for what is of another kind than most. */
  isOutlined: boolean;
  /** Done or called off. */
  isStruck: boolean;
}

interface DayTitlesProps {
  titles: readonly DayTitle[];
  /** Items on the day, with those that have no title here. */
  count: number;
  moreLabel: (count: number) => string;
}

const most = 3;

/** What is on a day, where its cell has room for words; the cell's name says how many there are, and the day's list says all. */
export function DayTitles({ titles, count, moreLabel }: DayTitlesProps) {
  const shown = titles.slice(0, count > most ? most - 1 : most);
  const more = count - shown.length;
  return (
    <span aria-hidden className={css.titles}>
      {shown.map(({ id, text, isOutlined, isStruck }) => (
        <span key={id} className={classNames(css.title, isOutlined && css.outlined, isStruck && css.struck)}>
          {text}
        </span>
      ))}
      {more > 0 ? <span className={css.more}>{moreLabel(more)}</span> : null}
    </span>
  );
}
