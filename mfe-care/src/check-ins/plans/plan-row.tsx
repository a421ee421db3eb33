import {
  useAllowed,
  useFormats,
  useMemberName,
  useNow,
  useSession,
  wallMoment,
} from '@carecircle/remote-kit';
import { Avatar, Button, Inline, ListRow, StatusPill } from '@carecircle/ui';
import { AlertIcon, CalendarIcon, ClockIcon, HandIcon, LinkIcon, PauseIcon } from '@carecircle/ui/icons';
import { useCheckInDay } from '../../check-in-day/use-check-in-day';
import { useMessages } from '../../words';
import type { PlanOfPerson } from './check-in-plans';
import { stateOf } from './plan-state';
import { useClaimCheckIn, useHandBackCheckIn } from './use-claim-check-in';
import { usePauseWords } from './use-pause-words';

interface Props extends PlanOfPerson {
  onSchedule: () => void;
  onAsk: () => void;
}

/** The present or next check-in on somebody, with what can be done about it. */
export function PlanRow({ recipient, plan, onSchedule, onAsk }: Props) {
  const t = useMessages();
  const { name } = recipient;
  const mayPlan = useAllowed('check-in:plan');
  const mayShare = useAllowed('check-in:share');
  return (
    <ListRow
      leading={<Avatar id={recipient.id} name={name} />}
      title={name}
      meta={<State recipient={recipient} plan={plan} />}
      footer={
        <Inline gap={2}>
          <OnIt recipient={recipient} plan={plan} />
          {mayPlan ? (
            <Button
              size="small"
              icon={CalendarIcon}
              aria-label={t('plan.schedule.of', { name })}
              onPress={onSchedule}
            >
              {t('plan.schedule')}
            </Button>
          ) : null}
          {mayShare ? (
            <Button size="small" icon={LinkIcon} aria-label={t('plan.ask.of', { name })} onPress={onAsk}>
              {t('plan.ask')}
            </Button>
          ) : null}
        </Inline>
      }
    />
  );
}

function State({ recipient, plan }: PlanOfPerson) {
  const t = useMessages();
  const { date, time } = useFormats();
  const now = useNow();
  const pauseWords = usePauseWords();
  const { day: today } = wallMoment(now, recipient.timeZone);
  const { due } = plan;
  const onItName = useMemberName(due?.onItId ?? '');
  const { person } = useSession();
  const { people } = useCheckInDay();
  const hasToday = people?.some(({ recipient: { id }, checkIn }) => id === recipient.id && checkIn) ?? false;
  const state = stateOf(plan, today, now);
  if (state.kind === 'paused')
    return (
      <StatusPill tone="neutral" icon={PauseIcon}>
        {pauseWords(state.pause)}
      </StatusPill>
    );
  if (state.kind === 'off' || !due) return <span>{t('plan.off')}</span>;
  const at = { time: time(due.time), day: date(due.day, 'weekday') };
  const moment = due.day === today ? t('plan.today', at) : t('plan.on-day', at);
  return (
    <>
      {state.kind === 'missed' ? (
        <StatusPill tone="missed" icon={AlertIcon}>
          {t('plan.missed')}
        </StatusPill>
      ) : null}
      {state.kind === 'open' ? (
        <StatusPill tone="due" icon={ClockIcon}>
          {t(hasToday ? 'plan.again' : 'plan.open')}
        </StatusPill>
      ) : null}
      <span>{moment}</span>
      {due.onItId === null ? null : (
        <span>{due.onItId === person.id ? t('plan.on-it.you') : t('plan.on-it', { name: onItName })}</span>
      )}
    </>
  );
}

function OnIt({ recipient, plan }: PlanOfPerson) {
  const t = useMessages();
  const { person } = useSession();
  const now = useNow();
  const claiming = useClaimCheckIn();
  const handing = useHandBackCheckIn();
  const { due } = plan;
  const { kind } = stateOf(plan, wallMoment(now, recipient.timeZone).day, now);
  if (!due || (kind !== 'open' && kind !== 'missed')) return null;
  const { name } = recipient;
  if (due.onItId === person.id)
    return (
      <Button
        size="small"
        aria-label={t('plan.hand-back.of', { name })}
        onPress={() => void handing.send({ dueCheckInId: due.id })}
        {...handing.gate.button}
      >
        {t('plan.hand-back')}
      </Button>
    );
  if (due.onItId !== null) return null;
  return (
    <Button
      size="small"
      variant="primary"
      icon={HandIcon}
      aria-label={t('plan.claim.of', { name })}
      onPress={() => void claiming.send({ dueCheckInId: due.id })}
      {...claiming.gate.button}
    >
      {t('plan.claim')}
    </Button>
  );
}
