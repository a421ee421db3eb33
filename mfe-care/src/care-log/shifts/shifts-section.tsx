import type { Shift } from '@carecircle/contracts';
import { useAllowed, useNow } from '@carecircle/remote-kit';
import { Button, EmptyState, List, Section } from '@carecircle/ui';
import { ClockIcon, PlusIcon } from '@carecircle/ui/icons';
import { useCareLogWords } from '../care-log-words';
import css from '../care-log.module.css';
import { ShiftRow } from './shift-row';
import { shiftsAround } from './shifts-around';

interface Props {
  shifts: readonly Shift[];
  onAdd: () => void;
  onEdit: (shift: Shift) => void;
}

/** Who is on next and who was on in the last two days (CARE-1). */
export function ShiftsSection({ shifts, onAdd, onEdit }: Props) {
  const t = useCareLogWords();
  const mayWrite = useAllowed('care-log:edit');
  const { on, coming, past } = shiftsAround(shifts, useNow());
  const groups = [
    { id: 'next', title: t('shifts.next'), rows: [...on, ...coming] },
    { id: 'past', title: t('shifts.past'), rows: past },
  ];
  return (
    <>
      {groups.map(({ id, title, rows }) =>
        id === 'past' && rows.length === 0 ? null : (
          <Section
            key={id}
            title={title}
            action={
              id === 'next' && mayWrite ? (
                <Button size="small" icon={PlusIcon} onPress={onAdd}>
                  {t('shift.add')}
                </Button>
              ) : undefined
            }
          >
            {rows.length === 0 ? (
              <EmptyState icon={ClockIcon} text={t('shifts.empty')} />
            ) : (
              <div className={css.list}>
                <List label={title}>
                  {rows.map((shift) => (
                    <ShiftRow key={shift.id} shift={shift} shifts={shifts} onEdit={onEdit} />
                  ))}
                </List>
              </div>
            )}
          </Section>
        ),
      )}
    </>
  );
}
