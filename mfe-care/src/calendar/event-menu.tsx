import { useState } from 'react';
import type { CalendarEvent } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { Menu, type MenuEntry } from '@carecircle/ui/panels';
import { BlockedIcon, DoneIcon, MoreVerticalIcon, PencilIcon, TrashIcon } from '@carecircle/ui/icons';
import { ScopeDialog } from '../repeat/scope-dialog';
import { useMessages } from '../words';
import { useDeleteCalendarEvent } from './use-delete-calendar-event';
import { useDeleteCalendarSeries } from './use-delete-calendar-series';
import { useEndCalendarEvent } from './use-end-calendar-event';

interface Props {
  event: CalendarEvent;
  onEdit: (event: CalendarEvent) => void;
}

/** The three-dot menu of an event: complete and cancel while it is pending, edit and delete always (CAL-1). */
export function EventMenu({ event, onEdit }: Props) {
  const t = useMessages();
  const end = useEndCalendarEvent(event);
  const { deleteCalendarEvent, gate } = useDeleteCalendarEvent();
  const deleteCalendarSeries = useDeleteCalendarSeries();
  const [isAsking, setIsAsking] = useState(false);
  if (!useAllowed('event:edit')) return null;
  const label = t('tasks.menu', { title: event.title });
  const ends: MenuEntry[] = [
    {
      id: 'complete',
      label: t('calendar.complete'),
      icon: DoneIcon,
      onAction: end.complete,
      ...end.gate.entry,
    },
    {
      id: 'cancel',
      label: t('calendar.cancel'),
      icon: BlockedIcon,
      onAction: end.cancel,
      ...end.gate.entry,
    },
  ];
  const isSeries = event.seriesId !== null;
  return (
    <>
      <Menu
        label={label}
        trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
        items={[
          ...(event.status === 'pending' ? ends : []),
          { id: 'edit', label: t('edit'), icon: PencilIcon, onAction: () => onEdit(event) },
          {
            id: 'delete',
            label: t('delete'),
            icon: TrashIcon,
            isDanger: true,
            onAction: () => (isSeries ? setIsAsking(true) : deleteCalendarEvent(event)),
            ...gate.entry,
          },
        ]}
      />
      {isAsking ? (
        <ScopeDialog
          title={t('scope.delete', { title: event.title })}
          confirmLabel={t('delete')}
          isDanger
          onConfirm={(scope) => {
            setIsAsking(false);
            if (scope === 'this') void deleteCalendarEvent(event);
            else void deleteCalendarSeries(event, scope);
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
