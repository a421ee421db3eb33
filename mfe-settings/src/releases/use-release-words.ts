import type { ReleaseHealth } from '@carecircle/contracts';
import { useFormats, type OperationOutput } from '@carecircle/remote-kit';
import { useMessages } from '../words';

export type Area = OperationOutput<'releases.listAreas'>[number];
export type Candidate = NonNullable<Area['candidate']>;

/** How releases are spoken of on these screens. */
export function useReleaseWords() {
  const t = useMessages();
  const formats = useFormats();
  const percent = (value: number) =>
    formats.number(value / 100, { style: 'percent', maximumFractionDigits: 2 });
  const share = (part: number, all: number) => (all === 0 ? '–' : percent((part / all) * 100));
  const milliseconds = (ms: number | null) =>
    ms === null ? '–' : formats.number(ms, { style: 'unit', unit: 'millisecond' });
  return {
    percent,
    milliseconds,
    failing: ({ failures, loads }: Pick<ReleaseHealth, 'failures' | 'loads'>) => share(failures, loads),
    /** Who has it: a share, named circles, operators. */
    audience: ({ percent: part, circleIds, toOperators }: Candidate) =>
      formats.list([
        t('releases.share', { share: percent(part) }),
        ...(circleIds.length > 0 ? [t('releases.named', { count: circleIds.length })] : []),
        ...(toOperators ? [t('releases.operators')] : []),
      ]),
  };
}
