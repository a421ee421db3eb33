import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useUiSettings } from '../provider/ui-settings';
import css from './plot.module.css';

export interface PlotFrameProps {
  title: string;
  /** Where a heading beside it says the same. */
  isTitleHidden?: boolean;
  /** Written after the title, for example 'mg/dL'. */
  unit?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The drawing; hidden from screen readers, which get the table. */
  children: ReactNode;
}

/** Title, drawing and the table of the same figures. */
export function PlotFrame({ title, isTitleHidden, unit, columns, rows, children }: PlotFrameProps) {
  const { words } = useUiSettings();
  const titleId = useId();
  const heading = unit ? `${title} (${unit})` : title;
  return (
    <figure className={css.plot} aria-labelledby={titleId}>
      <figcaption id={titleId} className={css.title}>
        {isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      </figcaption>
      {rows.length === 0 ? (
        <p className={css.empty}>{words.noData}</p>
      ) : (
        <>
          <div className={css.area} aria-hidden>
            {children}
          </div>
          <details className={css.details}>
            <summary className={css.summary}>{words.showTable}</summary>
            <PlotTable caption={heading} columns={columns} rows={rows} />
          </details>
        </>
      )}
    </figure>
  );
}

function PlotTable({
  caption,
  columns,
  rows,
}: Pick<PlotFrameProps, 'columns' | 'rows'> & { caption: string }) {
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column, index) =>
            column ? (
              <th key={index} scope="col">
                {column}
              </th>
            ) : (
              <td key={index} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
