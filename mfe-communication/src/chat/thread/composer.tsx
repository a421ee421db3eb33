import type { KeyboardEvent } from 'react';
import { useDraft, useSession } from '@carecircle/remote-kit';
import { afterPress, IconButton } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { SendIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import type { ConversationWith } from '../conversations/conversation';
import { useSendMessage } from './use-send-message';
import { useSignalTyping } from './use-typing';
import { draftKey } from './draft-key';
import css from './composer.module.css';

export interface ComposerProps {
  conversation: ConversationWith;
  name: string;
}

const maxLength = 8_000;

/** Where a message is written: Enter sends, Shift and Enter begin a new line, the draft is kept (CHAT-2). */
export function Composer({ conversation, name }: ComposerProps) {
  const t = useMessages();
  const { circle } = useSession();
  const [draft, setDraft] = useDraft(draftKey(circle.id, conversation));
  const signalTyping = useSignalTyping(conversation);
  // A refused text comes back, unless the next one is being written already.
  const send = useSendMessage(conversation, (text) => setDraft(draft.trim() === '' ? text : draft));
  /** The next message may be begun at once. */
  const takeText = () => {
    setDraft('');
    return draft;
  };
  const change = (text: string) => {
    setDraft(text);
    if (text.trim() !== '') signalTyping();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const text = takeText();
    afterPress(() => send(text));
  };
  return (
    <div className={css.composer}>
      <Form onSubmit={() => send(takeText())} aria-label={t('composer.label', { name })}>
        <div className={css.row}>
          <div className={css.field}>
            <TextField
              label={t('composer.label', { name })}
              isLabelHidden
              isMultiline
              rows={1}
              placeholder={t('composer.placeholder')}
              enterKeyHint="send"
              maxLength={maxLength}
              value={draft}
              onChange={change}
              onKeyDown={onKeyDown}
            />
          </div>
          <IconButton
            icon={SendIcon}
            variant="primary"
            type="submit"
            aria-label={t('composer.send')}
            isDisabled={draft.trim() === ''}
          />
        </div>
      </Form>
    </div>
  );
}
