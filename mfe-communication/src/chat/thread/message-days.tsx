import { Fragment } from 'react';
import type { Message } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { useMessages } from '../../words';
import { groupMessages } from './group-messages';
import type { MessageState } from './message-states';
import { MessageRunView } from './message-run';
import css from './message-days.module.css';

export interface MessageDaysProps {
  messages: readonly Message[];
  states: ReadonlyMap<string, MessageState>;
  /** Names and pictures of senders are shown in the group chat only. */
  isGroup: boolean;
  onRetry: (messageId: string) => void;
  onDiscard: (messageId: string) => void;
}

/** Messages by day and by sender, the newest at the end. */
export function MessageDays({ messages, ...rest }: MessageDaysProps) {
  const formats = useFormats();
  const dayWords = useDayWords();
  return groupMessages(messages, formats.dayOf).map(({ day, runs }) => (
    <Fragment key={day}>
      <h3 className={css.day}>{dayWords(day)}</h3>
      {runs.map((run) => (
        <MessageRunView key={run.messages[0]?.id} run={run} {...rest} />
      ))}
    </Fragment>
  ));
}

function useDayWords(): (day: string) => string {
  const t = useMessages();
  const { today, date } = useFormats();
  const dayMs = 86_400_000;
  return (day) => {
    const daysAgo = Math.round((Date.parse(today()) - Date.parse(day)) / dayMs);
    if (daysAgo === 0) return t('day.today');
    if (daysAgo === 1) return t('day.yesterday');
    return date(day, 'long');
  };
}
