import type { Message } from '@carecircle/contracts';
import type { Recorder } from '../../spine/context';

/** Says that a message arrived. Direct ones stand in the logs of both. */
export async function tellParticipants(record: Recorder, message: Message): Promise<void> {
  if (message.recipientId === null) {
    await record.toCircle(message.circleId, 'message.sent', { message });
    return;
  }
  for (const personId of [message.senderId, message.recipientId]) {
    await record.toPerson(personId, 'direct-message.sent', { message });
  }
}
