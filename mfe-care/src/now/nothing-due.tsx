import type { Task } from '@carecircle/contracts';
import { useAllowed, useFormats, useRoutePath } from '@carecircle/remote-kit';
import { Card, EmptyState, LinkButton } from '@carecircle/ui';
import { PlusIcon, SunIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** A calm day: what comes next, and a way to add something. */
export function NothingDue({ next }: { next: Task | undefined }) {
  const t = useMessages();
  const formats = useFormats();
  const mayAdd = useAllowed('task:edit');
  const addPath = useRoutePath('tasks', {}, { add: '1' });
  const day = next ? formats.date(next.dueDate, 'short') : '';
  return (
    <Card padding="none">
      <EmptyState
        icon={SunIcon}
        title={t('now.nothing')}
        text={next ? t('now.next', { title: next.title, day }) : t('now.nothing-next')}
        action={
          addPath && mayAdd ? (
            <LinkButton href={addPath} icon={PlusIcon}>
              {t('now.add')}
            </LinkButton>
          ) : undefined
        }
      />
    </Card>
  );
}
