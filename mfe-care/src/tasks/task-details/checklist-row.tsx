import type { ChecklistItem } from '@carecircle/contracts';
import { useAllowed, useMemberName, type Gate } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { Checkbox } from '@carecircle/ui/fields';
import { TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import css from './task-details.module.css';

interface Props {
  item: ChecklistItem;
  gate: Gate;
  onTick: (isDone: boolean) => void;
  onRemove: () => void;
}

/** One step: a box to tick, and who did it. */
export function ChecklistRow({ item, gate, onTick, onRemove }: Props) {
  const t = useMessages();
  const mayEdit = useAllowed('task:edit');
  const doneBy = useMemberName(item.doneBy);
  const isDone = item.doneAt !== null;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Checkbox
          isSelected={isDone}
          isDisabled={!mayEdit}
          onChange={onTick}
          description={isDone ? t('tasks.done-by', { name: doneBy }) : undefined}
        >
          {item.text}
        </Checkbox>
      </div>
      {mayEdit ? (
        <IconButton
          icon={TrashIcon}
          aria-label={t('checklist.delete', { text: item.text })}
          {...gate.button}
          onPress={onRemove}
        />
      ) : null}
    </li>
  );
}
