import type { Shift } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Button, List, ListRow, Section } from '@carecircle/ui';
import { useCareLogWords } from '../care-log-words';
import { useDuration } from '../hours/use-duration';
import css from '../care-log.module.css';
import { minutesOf } from './shifts-around';

interface Props {
  shifts: readonly Shift[];
  onConfirm: (shift: Shift) => void;
}

/** Own shifts that are over and not in the hours yet. */
export function Unconfirmed({ shifts, onConfirm }: Props) {
  const t = useCareLogWords();
  const formats = useFormats();
  const duration = useDuration();
  if (shifts.length === 0) return null;
  const title = t('unconfirmed.title');
  return (
    <Section title={title}>
      <div className={css.list}>
        <List label={title}>
          {shifts.map((shift) => {
            const day = formats.date(shift.day, 'short');
            return (
              <ListRow
                key={shift.id}
                title={`${formats.date(shift.day, 'weekday')}, ${day}`}
                meta={<span>{duration(minutesOf(shift))}</span>}
                trailing={
                  <Button
                    size="small"
                    aria-label={t('unconfirmed.confirm.of', { day })}
                    onPress={() => onConfirm(shift)}
                  >
                    {t('unconfirmed.confirm')}
                  </Button>
                }
              />
            );
          })}
        </List>
      </div>
    </Section>
  );
}
