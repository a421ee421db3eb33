import { useState } from 'react';
import type { Recipient, Shift } from '@carecircle/contracts';
import { newId, useAllowed, useFormats, useMember, useNow, useSession } from '@carecircle/remote-kit';
import { Avatar, Button, Card, List, ListRow, Stack, Text } from '@carecircle/ui';
import { CheckIcon, PlayIcon } from '@carecircle/ui/icons';
import { useCareLogWords } from '../care-log-words';
import css from '../care-log.module.css';
import { shiftsAround } from './shifts-around';
import { useEndShift, useStartShift } from './use-present-shift';

interface Props {
  recipient: Recipient;
  shifts: readonly Shift[];
  /** The own shift has just ended: its minutes are to be confirmed. */
  onDone: (shift: Shift) => void;
}

/** Who is with the person now, and the one tap with which a member begins or ends (CARE-1). */
export function OnNow({ recipient, shifts, onDone }: Props) {
  const t = useCareLogWords();
  const { person } = useSession();
  const mayWrite = useAllowed('care-log:edit');
  const { on } = shiftsAround(shifts, useNow());
  const own = on.find(({ memberId }) => memberId === person.id);
  return (
    <Card title={t('on.title', { name: recipient.name })}>
      <Stack gap={3}>
        {on.length === 0 ? (
          <Text tone="soft">{t('on.nobody')}</Text>
        ) : (
          <List label={t('on.title', { name: recipient.name })} isPlain>
            {on.map((shift) => (
              <PresentRow key={shift.id} shift={shift} recipient={recipient} />
            ))}
          </List>
        )}
        {mayWrite ? (
          <div className={css.buttons}>
            {own ? <EndButton shift={own} onDone={onDone} /> : <StartButton recipient={recipient} />}
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

function PresentRow({ shift, recipient }: { shift: Shift; recipient: Recipient }) {
  const t = useCareLogWords();
  const { person } = useSession();
  const formats = useFormats();
  const name = useMember(shift.memberId)?.name ?? t('former');
  const clock = (instant: string) => formats.instant(instant, recipient.timeZone);
  return (
    <ListRow
      leading={<Avatar id={shift.memberId} name={name} />}
      title={shift.memberId === person.id ? t('you') : name}
      meta={
        <>
          <span>{t('on.since', { time: clock(shift.startsAt) })}</span>
          {shift.isOpen ? null : <span>{t('on.until', { time: clock(shift.endsAt) })}</span>}
        </>
      }
    />
  );
}

function StartButton({ recipient }: { recipient: Recipient }) {
  const t = useCareLogWords();
  // One id for the button, so that a second tap starts no second shift.
  const [shiftId] = useState(newId);
  const starting = useStartShift();
  return (
    <Button
      variant="primary"
      icon={PlayIcon}
      isPending={starting.isPending}
      {...starting.gate.button}
      onPress={() => void starting.send({ shiftId, recipientId: recipient.id })}
    >
      {t('on.start')}
    </Button>
  );
}

function EndButton({ shift, onDone }: { shift: Shift; onDone: Props['onDone'] }) {
  const t = useCareLogWords();
  const ending = useEndShift();
  const end = async () => {
    const outcome = await ending.send({ shiftId: shift.id });
    if (outcome.status === 'done') onDone(outcome.output);
  };
  return (
    <Button
      variant="primary"
      icon={CheckIcon}
      isPending={ending.isPending}
      {...ending.gate.button}
      onPress={() => void end()}
    >
      {t('on.done')}
    </Button>
  );
}
