import type { Message } from '@carecircle/contracts';
import { patchPages, useCommand, useFormats, useSession } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { CheckIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { upsertMessage } from './apply-message-event';
import css from './urgent-line.module.css';

/** Who has confirmed an urgent message, and 'Got it' for whoever has not: until then it is told again and again. */
export function UrgentLine({ message }: { message: Message }) {
  const t = useMessages();
  const { list } = useFormats();
  const { person, members } = useSession();
  const { confirm } = useConfirm(message);
  const { senderId, confirmedBy } = message;
  const names = confirmedBy.map((id) =>
    id === person.id ? t('message.you') : (members.find((member) => member.id === id)?.name ?? ''),
  );
  const isAsked = senderId !== person.id && !confirmedBy.includes(person.id);
  return (
    <div className={css.line}>
      <span className={css.words}>
        {names.length > 0 ? t('urgent.confirmed', { names: list(names) }) : t('urgent.unconfirmed')}
      </span>
      {isAsked ? (
        <Button variant="primary" size="small" icon={CheckIcon} onPress={confirm}>
          {t('urgent.confirm')}
        </Button>
      ) : null}
    </div>
  );
}

function useConfirm(message: Message) {
  const t = useMessages();
  const { person } = useSession();
  const { send } = useCommand('communication.confirmMessage', {
    offline: 'queue',
    label: () => t('urgent.confirm'),
    optimistic: ({ messageId }) => [
      patchPages('communication.listMessages', (pages) => {
        const known = pages.flatMap(({ messages }) => messages).find(({ id }) => id === messageId);
        if (!known || known.confirmedBy.includes(person.id)) return pages;
        return upsertMessage(pages, { ...known, confirmedBy: [...known.confirmedBy, person.id] });
      }),
    ],
  });
  return { confirm: () => void send({ messageId: message.id }) };
}
