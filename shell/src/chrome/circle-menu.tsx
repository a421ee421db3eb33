import type { RefObject } from 'react';
import type { Session } from '@carecircle/contracts';
import { useGate } from '@carecircle/remote-kit';
import { MenuPopover, type MenuEntry } from '@carecircle/ui/panels';
import { KeyIcon, PlusIcon } from '@carecircle/ui/icons';
import { stepPath } from '../onboarding/step-path';
import { useMessages } from '../words';
import { openCircle } from './open-circle';

interface CircleMenuProps {
  shownId: string;
  circles: Session['circles'];
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The person's circles, and the ways to another one. */
export default function CircleMenu({ shownId, circles, ...opening }: CircleMenuProps) {
  const t = useMessages();
  const gate = useGate();
  const own: MenuEntry[] = circles.map(({ id, name, status }) => ({
    id,
    label: name,
    description: status === 'active' ? undefined : t(`circles.${status}`),
    isDisabled: status !== 'active',
    onAction: () => {
      if (id !== shownId) void openCircle(id);
    },
    ...gate.entry,
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
    <MenuPopover
      {...opening}
      label={t('circles.mine')}
      placement="bottom start"
      selectedId={shownId}
      items={[...own, ...more]}
    />
  );
}
