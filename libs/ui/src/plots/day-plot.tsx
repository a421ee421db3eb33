import { classNames } from '../class-names';
import { cssVariables } from '../css-variables';
import { useUiSettings } from '../provider/ui-settings';
import { PlotFrame, type PlotFrameProps } from './plot-frame';
import css from './plot.module.css';

/** One day 'YYYY-MM-DD' and how much of it was done, from 0 to 1; null where there was nothing to do. */
export interface DayShare {
  day: string;
  share: number | null;
  /** The same in words, for the table: '3 of 4'. */
  text: string;
}

export interface DayPlotProps extends Pick<PlotFrameProps, 'title' | 'isTitleHidden'> {
  /** Days without a gap, the oldest first. */
  days: readonly DayShare[];
  /** What the shares are, at the head of the table. */
  valueLabel: string;
}

const dayMs = 86_400_000;

/** Weeks from Sunday, a day full as far as it was done, with a table of the same figures. */
export function DayPlot({ title, isTitleHidden, days, valueLabel }: DayPlotProps) {
  const { locale } = useUiSettings();
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const first = days[0];
  const column = first ? weekdayOf(first.day) : 0;
  return (
    <PlotFrame
      title={title}
      isTitleHidden={isTitleHidden}
      columns={['', valueLabel]}
      rows={days
        .filter(({ share }) => share !== null)
        .map(({ day, text }) => [long.format(dateOf(day)), text])}
    >
      <div className={css.days}>
        {weekdays(locale).map((name, index) => (
          <span key={index} className={css.weekday}>
            {name}
          </span>
        ))}
        {days.map(({ day, share }, index) => (
          <span
            key={day}
            className={classNames(css.day, share === null && css.none, share === 1 && css.whole)}
            style={{
              ...cssVariables({ '--share': `${(share ?? 0) * 100}%` }),
              ...(index === 0 && { gridColumnStart: column + 1 }),
            }}
          >
            <span>{Number(day.slice(8))}</span>
          </span>
        ))}
      </div>
    </PlotFrame>
  );
}

function dateOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function weekdayOf(day: string): number {
  return new Date(dateOf(day)).getUTCDay();
}

/** Narrow enough for seven columns on a phone; 4 January 1970 was a Sunday. */
function weekdays(locale: string): string[] {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => name.format((3 + index) * dayMs));
}
