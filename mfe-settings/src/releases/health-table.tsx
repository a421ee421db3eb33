import type { ReleaseHealth } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import css from './releases.module.css';
import { useReleaseWords } from './use-release-words';

/** Versions side by side: what everybody has, and what is on its way. */
export function HealthTable({ health }: { health: readonly ReleaseHealth[] }) {
  const t = useMessages();
  const formats = useFormats();
  const words = useReleaseWords();
  const rows: [string, (each: ReleaseHealth) => string][] = [
    [t('releases.visits'), ({ loads }) => formats.number(loads)],
    [t('releases.failed.visits'), (each) => words.failing(each)],
    [t('releases.crashes'), ({ crashes }) => formats.number(crashes)],
    [t('releases.errors'), ({ errors }) => formats.number(errors)],
    [t('releases.refusals'), ({ refusals }) => formats.number(refusals)],
    [t('releases.loadTime'), ({ loadMs }) => words.milliseconds(loadMs)],
    [t('releases.inp'), ({ inpMs }) => words.milliseconds(inpMs)],
  ];
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('releases.version')}</th>
            {health.map(({ version }) => (
              <th key={version} scope="col">
                {version}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, valueOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {health.map((each) => (
                <td key={each.version}>{valueOf(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
