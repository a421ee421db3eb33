import type { OperationOutput } from '@carecircle/remote-kit';
import { useLiveQuery } from '@carecircle/remote-kit';

type Support = OperationOutput<'support.getSupport'>;

/** The ways to the operators, and the conversation with them, true by events. */
export function useSupport() {
  return useLiveQuery(
    'support.getSupport',
    {},
    { on: { 'support.message-changed': (support, { payload }) => withMessage(support, payload.message) } },
  );
}

/** The conversation with a message that is new, or fares otherwise than before. */
function withMessage(support: Support, message: Support['messages'][number]): Support {
  const isKnown = support.messages.some(({ id }) => id === message.id);
  const messages = isKnown
    ? support.messages.map((known) => (known.id === message.id ? message : known))
    : [...support.messages, message];
  return { ...support, messages };
}
