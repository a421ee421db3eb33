import { useAllowed, useMembers, useRoutePath, useSession } from '@carecircle/remote-kit';
import { LinkButton, List, ListRow, Section, StatusPill } from '@carecircle/ui';
import { CareIcon, CircleIcon, TasksIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

interface Props {
  /** Whether the circle ever had something to do. */
  hasTask: boolean;
}

/**
 * The three steps that lead a new circle to its first day: whom it cares for, who helps, what is due. Each is done when it is true,
 * whoever did it; for who may not do all of them, and once all are done, there is nothing.
 */
export function useFirstSteps({ hasTask }: Props) {
  const { recipients } = useSession();
  const isShared = useMembers().length > 1;
  const mayCare = useAllowed('recipient:edit');
  const mayInvite = useAllowed('circle:view-invite-code');
  const mayAdd = useAllowed('task:edit');
  const done = { person: recipients.length > 0, helpers: isShared, task: hasTask };
  const isShown = mayCare && mayInvite && mayAdd && !(done.person && done.helpers && done.task);
  return isShown ? done : null;
}

const icons = { person: CareIcon, helpers: CircleIcon, task: TasksIcon };

export function FirstSteps({ done }: { done: NonNullable<ReturnType<typeof useFirstSteps>> }) {
  const t = useMessages();
  const paths = {
    person: useRoutePath('circle', {}, { add: 'person', from: 'home' }),
    helpers: useRoutePath('circle', {}, { invite: '1', from: 'home' }),
    task: useRoutePath('tasks', {}, { add: '1', from: 'home' }),
  };
  const steps = ['person', 'helpers', 'task'] as const;
  const next = steps.find((step) => !done[step]);
  return (
    <Section title={t('first.title')}>
      <List label={t('first.title')}>
        {steps.map((step) => {
          const Glyph = icons[step];
          const path = paths[step];
          return (
            <ListRow
              key={step}
              leading={<Glyph />}
              title={t(`first.${step}`)}
              meta={
                done[step] ? <StatusPill tone="done">{t('first.done')}</StatusPill> : t(`first.${step}.note`)
              }
              footer={
                done[step] || path === null ? undefined : (
                  <LinkButton href={path} variant={step === next ? 'primary' : 'secondary'}>
                    {t(`first.${step}.do`)}
                  </LinkButton>
                )
              }
            />
          );
        })}
      </List>
    </Section>
  );
}
