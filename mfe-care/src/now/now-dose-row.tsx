import { memo } from 'react';
import { useAllowed, useFormats, useRoutePath } from '@carecircle/remote-kit';
import { Button, ListRow, StatusPill, Text } from '@carecircle/ui';
import { CheckIcon, ClockIcon } from '@carecircle/ui/icons';
import { DosePill } from '../doses/dose-pill';
import { useMarkTaken } from '../doses/use-mark-taken';
import { useWaitingDoses } from '../doses/use-waiting-doses';
import { AssigneeAvatar } from '../assignees/assignee-avatar';
import { AssigneeName } from '../assignees/assignee-name';
import { useMessages } from '../words';
import type { DueDose } from './due-doses';
import css from './now.module.css';

interface Props extends DueDose {
  isMain: boolean;
}

/** One dose that is due or was missed: when, what, who gives it, and 'Mark Taken' (MED-1, SHELL-6). */
export const NowDoseRow = memo(function NowDoseRow({ dose, medication, isMain }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const path = useRoutePath('medications');
  const take = useMarkTaken(medication, dose);
  const mayLog = useAllowed('medication:log');
  const isWaiting = useWaitingDoses()(dose);
  const { name, dosage, giverId } = medication;
  return (
    <ListRow
      leading={
        <span className={css.time}>
          <Text as="span" tone={dose.status === 'missed' ? 'missed' : 'soft'} weight="medium" isTabular>
            {dose.time === null ? '' : formats.time(dose.time)}
          </Text>
        </span>
      }
      title={t('now.dose', { name, dosage })}
      href={path ?? undefined}
      meta={
        <>
          <DosePill dose={dose} />
          {isWaiting ? (
            <StatusPill tone="neutral" icon={ClockIcon}>
              {t('dose.waiting')}
            </StatusPill>
          ) : null}
          <span className={css.who}>
            {giverId === null ? (
              <span>{t('field.given-by.anyone')}</span>
            ) : (
              <>
                <AssigneeAvatar assigneeId={giverId} size="small" />
                <AssigneeName assigneeId={giverId} isShort />
              </>
            )}
          </span>
        </>
      }
      trailing={
        mayLog ? (
          <Button
            size="small"
            variant={isMain ? 'primary' : 'secondary'}
            icon={isMain ? CheckIcon : undefined}
            aria-label={t('meds.take.of', { name })}
            onPress={() => void take()}
          >
            {t('meds.take')}
          </Button>
        ) : undefined
      }
    />
  );
});
