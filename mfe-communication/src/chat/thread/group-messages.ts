import type { Message } from '@carecircle/contracts';

/** Messages of one sender without a longer pause between them. */
export interface MessageRun {
  senderId: string;
  messages: Message[];
}

export interface MessageDay {
  /** `YYYY-MM-DD`. */
  day: string;
  runs: MessageRun[];
}

const pauseMs = 10 * 60_000;

/** Groups messages (oldest first) by day and by sender; a pause of 10 minutes begins a new run (CHAT-1). */
export function groupMessages(
  messages: readonly Message[],
  dayOf: (instant: string) => string,
): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    let last = days.at(-1);
    if (last?.day !== day) days.push((last = { day, runs: [] }));
    const run = last.runs.at(-1);
    if (run && continues(run, message)) run.messages.push(message);
    else last.runs.push({ senderId: message.senderId, messages: [message] });
  }
  return days;
}

function continues(run: MessageRun, message: Message): boolean {
  const before = run.messages.at(-1);
  if (!before || run.senderId !== message.senderId) return false;
  return Date.parse(message.sentAt) - Date.parse(before.sentAt) < pauseMs;
}
