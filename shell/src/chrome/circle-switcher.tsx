import { useOptionalSession } from '@carecircle/remote-kit';
import { Button, KeyIcon, Menu, PlusIcon, SortIcon, type MenuEntry } from '@carecircle/ui';
import { openCircle } from './open-circle';
import { stepPath } from '../onboarding/step-path';
import { useMessages } from '../words';
import css from './circle-switcher.module.css';

/** Which of several circles is shown, and the way to the others (AUTH-6); nothing for a person with one. */
export function CircleSwitcher() {
  const t = useMessages();
  const session = useOptionalSession();
  if (!session?.circle || session.circles.length < 2) return null;
  const { circle, circles } = session;
  const own: MenuEntry[] = circles.map(({ id, name, status }) => ({
    id,
    label: name,
    description: status === 'pending' ? t('circles.pending') : undefined,
    isDisabled: status === 'pending',
    onAction: () => {
      if (id !== circle.id) void openCircle(id);
    },
  }));
  const more: MenuEntry[] = [
    {
      id: 'create',
      label: t('circles.create'),
      icon: PlusIcon,
      href: stepPath('create', ''),
      startsGroup: true,
    },
    { id: 'join', label: t('circles.join'), icon: KeyIcon, href: stepPath('join', '') },
  ];
  return (
    <div className={css.switcher}>
      <Menu
        label={t('circles.mine')}
        placement="bottom start"
        selectedId={circle.id}
        trigger={
          <Button size="small" aria-label={t('circles.switch', { name: circle.name })}>
            <span className={css.name}>
              <span>{circle.name}</span>
              <SortIcon />
            </span>
          </Button>
        }
        items={[...own, ...more]}
      />
    </div>
  );
}
