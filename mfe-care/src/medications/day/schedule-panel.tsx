import { useState } from 'react';
import type { Dose, Medication } from '@carecircle/contracts';
import { useFormats, useLiveQuery, useSession } from '@carecircle/remote-kit';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  List,
  Section,
  Skeleton,
  Stack,
  useFirstThenAll,
} from '@carecircle/ui';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { isOpen, upsertDose } from '../../doses/apply-dose';
import { onDoses } from '../../doses/on-doses';
import { useKeptOrder } from '../use-kept-order';
import css from '../medications.module.css';
import { DoseRow } from './dose-row';
import { UnsentDoses } from './unsent-doses';

/** The doses of a day, each at its time, and those of days before to be logged later (MED-2, MED-5). */
export function SchedulePanel({ medications }: { medications: readonly Medication[] }) {
  const t = useMessages();
  const formats = useFormats();
  const today = formats.today();
  const [chosen, setChosen] = useState<string>();
  const day = chosen ?? today;
  const show = (next: string) => setChosen(next === today ? undefined : next);
  const { data, error, refetch } = useDosesOfDay(day);
  return (
    <Section
      title={`${formats.date(day, 'weekday')}, ${formats.date(day, 'short')}`}
      action={
        <div className={css.buttons}>
          <IconButton
            icon={ChevronLeftIcon}
            variant="outlined"
            aria-label={t('schedule-tab.previous')}
            onPress={() => show(dayAfter(day, -1))}
          />
          <Button size="small" onPress={() => show(today)}>
            {t('schedule-tab.today')}
          </Button>
          <IconButton
            icon={ChevronRightIcon}
            variant="outlined"
            aria-label={t('schedule-tab.next')}
            onPress={() => show(dayAfter(day, 1))}
          />
        </div>
      }
    >
      <Stack gap={4}>
        <UnsentDoses />
        {!data && error ? (
          <ErrorState title={t('schedule-tab.failed')} text={t('failed.text')} onRetry={refetch} />
        ) : null}
        {!data && !error ? <Skeleton shape="row" count={4} /> : null}
        {data?.length === 0 ? (
          <EmptyState
            icon={CalendarIcon}
            title={t('schedule-tab.empty')}
            text={t('schedule-tab.empty.text')}
          />
        ) : null}
        {data && data.length > 0 ? (
          <Doses doses={data} medications={medications} isToday={day === today} />
        ) : null}
      </Stack>
    </Section>
  );
}

function useDosesOfDay(day: string) {
  const range = { from: day, to: day };
  const apply = (doses: Dose[], dose: Dose) => (dose.day === day ? upsertDose(doses, dose) : doses);
  return useLiveQuery('care.listDoses', range, { on: onDoses(apply) });
}

interface DosesProps {
  doses: readonly Dose[];
  medications: readonly Medication[];
  isToday: boolean;
}

/** By person where the circle cares for several; of today's, what is done comes after what is still to be given. */
function Doses({ doses, medications, isToday }: DosesProps) {
  const { recipients } = useSession();
  const nameOf = new Map(medications.map((medication) => [medication.id, medication]));
  const dosesFor = (id: string, all: readonly Dose[]) => all.filter(({ recipientId }) => recipientId === id);
  const ordered = useKeptOrder(doses, (dose) => (isToday && !isOpen(dose) ? 1 : 0));
  const shown = useFirstThenAll(recipients.flatMap(({ id }) => dosesFor(id, ordered)));
  return recipients
    .map(({ id, name }) => ({ id, name, own: dosesFor(id, shown) }))
    .filter(({ own }) => own.length > 0)
    .map(({ id, name, own }) => (
      <div key={id} className={css.list}>
        <List label={name}>
          {own.map((dose) => (
            <DoseRow
              key={dose.id}
              dose={dose}
              medication={nameOf.get(dose.medicationId)}
              recipientName={name}
            />
          ))}
        </List>
      </div>
    ));
}

function dayAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
