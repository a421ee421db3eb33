import { useState } from 'react';
import { CheckInPauseInput } from '@carecircle/contracts/schemas';
import { newId, useCommand, useFormats, useFormErrors, useNow, wallMoment } from '@carecircle/remote-kit';
import { Banner, Button, Stack, Text } from '@carecircle/ui';
import { DatePicker, Form, TextField } from '@carecircle/ui/fields';
import { Disclosure } from '@carecircle/ui/panels';
import { PauseIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import type { PlanOfPerson } from './check-in-plans';
import { usePauseWords } from './use-pause-words';
import { useScheduleWords } from './use-schedule-words';
import css from './plans.module.css';

/** Days without check-ins: those that are set, each to be ended, or a form for new ones (CHK-4). */
export function PauseSection({ recipient, plan }: PlanOfPerson) {
  const t = useMessages();
  const { date } = useFormats();
  const pauseWords = usePauseWords();
  const resuming = useCommand('care.resumeCheckIns');
  const today = wallMoment(useNow(), recipient.timeZone).day;
  return (
    <Stack gap={3}>
      {plan.pauses.map((pause) => (
        <Banner
          key={pause.id}
          icon={PauseIcon}
          title={pause.from > today ? t('plan.pause.from', { date: date(pause.from) }) : pauseWords(pause)}
          action={
            <Button
              size="small"
              onPress={() => void resuming.send({ pauseId: pause.id })}
              isPending={resuming.isPending}
              {...resuming.gate.button}
            >
              {t('plan.resume')}
            </Button>
          }
        >
          {pause.reason}
        </Banner>
      ))}
      <Disclosure title={t('plan.pause')}>
        <PauseForm recipientId={recipient.id} today={today} />
      </Disclosure>
    </Stack>
  );
}

function PauseForm({ recipientId, today }: { recipientId: string; today: string }) {
  const t = useMessages();
  const [pauseId, setPauseId] = useState(newId);
  const [from, setFrom] = useState<string | null>(today);
  const [until, setUntil] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const pausing = useCommand('care.pauseCheckIns');
  const { errors, check } = useFormErrors(CheckInPauseInput, pausing.fieldErrors, useScheduleWords());
  const pause = async () => {
    const input = { from: from ?? '', until, reason };
    if (!check(input)) return;
    const { status } = await pausing.send({ pauseId, recipientId, ...input });
    if (status !== 'done') return;
    setPauseId(newId());
    setReason('');
  };
  return (
    <Form onSubmit={pause} errors={errors}>
      <div className={css.pair}>
        <DatePicker
          label={t('plan.pause.first')}
          name="from"
          isRequired
          minValue={today}
          value={from}
          onChange={setFrom}
        />
        <DatePicker
          label={t('plan.pause.last')}
          name="until"
          isOptional
          minValue={from ?? today}
          value={until}
          onChange={setUntil}
        />
      </div>
      <TextField
        label={t('plan.pause.reason')}
        name="reason"
        isOptional
        value={reason}
        onChange={setReason}
      />
      <Text size="small" tone="soft">
        {t('plan.pause.note')}
      </Text>
      <Button type="submit" icon={PauseIcon} isPending={pausing.isPending} {...pausing.gate.button}>
        {t('plan.pause')}
      </Button>
    </Form>
  );
}
