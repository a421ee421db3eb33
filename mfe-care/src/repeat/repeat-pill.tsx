import type { Repeat } from '@carecircle/contracts';
import { StatusPill } from '@carecircle/ui';
import { RepeatIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useRepeatWords } from './use-repeat-words';

interface Props {
  item: { seriesId: string | null; repeat: Repeat | null };
  day: string;
}

/** How something repeats, in its row; nothing where it happens once. */
export function RepeatPill({ item: { seriesId, repeat }, day }: Props) {
  const t = useMessages();
  const { repeatWords } = useRepeatWords();
  if (seriesId === null) return null;
  return (
    <StatusPill tone="neutral" icon={RepeatIcon}>
      {repeat ? repeatWords(repeat, day) : t('repeat.choice.file')}
    </StatusPill>
  );
}
