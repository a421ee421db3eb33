import type { Message } from '@carecircle/contracts';
import type { QueuedCommand } from '@carecircle/remote-kit';

/** The thread with the messages that only this device knows: refused ones, and waiting ones after a reload. */
export function withQueued(
  messages: readonly Message[],
  queued: readonly QueuedCommand<'communication.sendMessage'>[],
  { senderId, circleId }: { senderId: string; circleId: string },
): Message[] {
  const known = new Set(messages.map(({ id }) => id));
  const last = messages.at(-1)?.sequence ?? 0;
  const missing = queued
    .filter(({ input }) => !known.has(input.messageId))
    .map(({ input, queuedAt }, index) => ({
      id: input.messageId,
      circleId,
      senderId,
      recipientId: input.recipientId,
      text: input.text,
      file: null,
      call: null,
      isUrgent: input.isUrgent ?? false,
      confirmedBy: [],
      sentAt: queuedAt,
      sequence: last + index + 1,
    }));
  return [...messages, ...missing];
}
