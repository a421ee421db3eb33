import type { ChecklistItem } from '@carecircle/contracts';
import { taskDetailLimits } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Section, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../../words';
import { ChecklistRow } from './checklist-row';
import { LineForm } from './line-form';
import { useChecklist } from './use-checklist';
import css from './task-details.module.css';

interface Props {
  taskId: string;
  items: readonly ChecklistItem[];
}

/** The steps of a task, with how many are done (TASK-3). */
export function Checklist({ taskId, items }: Props) {
  const t = useMessages();
  const mayEdit = useAllowed('task:edit');
  const { add, tick, remove, gate } = useChecklist(taskId);
  const done = items.filter(({ doneAt }) => doneAt !== null).length;
  if (!mayEdit && items.length === 0) return null;
  return (
    <Section title={t('checklist.title')} headingLevel={3}>
      <Stack gap={3}>
        {items.length > 0 ? (
          <>
            <Text tone="soft">{t('checklist.done', { done, count: items.length })}</Text>
            <ul className={css.list} aria-label={t('checklist.title')}>
              {items.map((item) => (
                <ChecklistRow
                  key={item.id}
                  item={item}
                  gate={gate}
                  onTick={(isDone) => tick(item.id, isDone)}
                  onRemove={() => remove(item)}
                />
              ))}
            </ul>
          </>
        ) : null}
        {mayEdit && items.length < taskDetailLimits.checklist ? (
          <LineForm
            label={t('checklist.new')}
            action={t('checklist.add')}
            maxLength={200}
            gate={gate}
            onAdd={async (text) => (await add(text)).status === 'done'}
          />
        ) : null}
      </Stack>
    </Section>
  );
}
