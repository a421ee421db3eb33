import { useState } from 'react';
import type { Alert } from '@carecircle/contracts';
import { useFormats, useSession } from '@carecircle/remote-kit';
import { Button, classNames, Stack, Text } from '@carecircle/ui';
import { ConfirmDialog, Disclosure } from '@carecircle/ui/panels';
import { SirenIcon } from '@carecircle/ui/icons';
import { useAlertText } from '../alerts/use-alert-text';
import { useRespond } from '../alerts/use-respond';
import { useMessages } from '../words';
import { AlertAnswers } from './alert-answers';
import { AlertDetails } from './alert-details';
import { Helpers } from './helpers';
import { useSpeakAlert } from './use-speak-alert';
import css from './active-alert.module.css';

export interface ActiveAlertProps {
  alert: Alert;
  /** Whether place and contacts are in sight at first. */
  isExpanded: boolean;
}

/** ACTIVE EMERGENCY: what happened, who has seen it, and what can be done. */
export function ActiveAlert({ alert, isExpanded }: ActiveAlertProps) {
  const t = useMessages();
  const formats = useFormats();
  const { person, members } = useSession();
  const text = useAlertText(alert);
  const { isDrill } = alert;
  const title = t(isDrill ? 'banner.drill' : 'banner.title');
  useSpeakAlert(alert.id, isDrill ? text : t('banner.spoken', { text }));
  const respond = useRespond(alert);
  const { resolve, takeBack, isPending, gate } = respond;
  const [isAsking, setIsAsking] = useState(false);
  const names = alert.acknowledgedBy.map((id) => members.find((member) => member.id === id)?.name ?? '');
  return (
    <section className={classNames(css.alert, isDrill && css.drill)} aria-label={title}>
      <div className={css.head}>
        <SirenIcon />
        <div>
          <strong className={css.title}>{title}</strong>
          <p>{text}</p>
          <p className={css.time}>{formats.dateTime(alert.raisedAt ?? alert.armedAt, 'short')}</p>
        </div>
      </div>
      <Stack gap={3}>
        <div className={css.body}>
          <Stack gap={1}>
            <Helpers helpers={alert.helpers} />
            <Text tone={names.length > 0 ? 'ink' : 'soft'}>
              {names.length > 0
                ? t('banner.seenBy', { names: formats.list(names) })
                : t('banner.seenByNobody')}
            </Text>
          </Stack>
          <AlertAnswers alert={alert} respond={respond} onResolve={() => setIsAsking(true)} />
        </div>
        <Disclosure title={t('banner.details')} defaultExpanded={isExpanded}>
          <AlertDetails alert={alert} />
          {alert.triggeredBy === person.id && !isDrill ? (
            <div className={css.details}>
              <Button size="small" isPending={isPending} {...gate.button} onPress={takeBack}>
                {t('banner.falseAlarm')}
              </Button>
            </div>
          ) : null}
        </Disclosure>
      </Stack>
      <ConfirmDialog
        title={t('banner.resolve.title')}
        text={t('banner.resolve.text')}
        confirmLabel={t('banner.resolve')}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={resolve}
      />
    </section>
  );
}
