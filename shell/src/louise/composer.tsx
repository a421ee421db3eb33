import { useState } from 'react';
import { louiseLimits } from '@carecircle/contracts';
import { IconButton } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { SendIcon } from '@carecircle/ui/icons';
import { useIsWide } from '../chrome/use-is-wide';
import { useLouiseWords } from './louise-words';
import css from './louise.module.css';

/** Past so many times the limit a field makes a slow device wait at every key. */
const mostTaken = 20;

interface ComposerProps {
  isAnswering: boolean;
  onAsk: (text: string) => void;
}

/** Where a question is typed; Enter sends. On a phone the keyboard opens only when the box is touched. */
export function Composer({ isAnswering, onAsk }: ComposerProps) {
  const t = useLouiseWords();
  const isWide = useIsWide();
  const [text, setText] = useState('');
  const { questionLength: most } = louiseLimits;
  const excess = text.trim().length - most;
  const cannotSend = isAnswering || text.trim() === '' || excess > 0;
  const send = () => {
    if (cannotSend) return;
    onAsk(text);
    setText('');
  };
  return (
    <div className={css.composer}>
      <Form onSubmit={send} aria-label={t('ask.label')}>
        <div className={css.row}>
          <div className={css.field}>
            <TextField
              label={t('ask.label')}
              isLabelHidden
              placeholder={t('ask.placeholder')}
              autoFocus={isWide}
              autoComplete="off"
              enterKeyHint="send"
              maxLength={most * mostTaken}
              errorMessage={excess > 0 ? t('ask.too-long', { count: excess, most }) : undefined}
              value={text}
              onChange={setText}
            />
          </div>
          <IconButton
            icon={SendIcon}
            variant="primary"
            type="submit"
            aria-label={t('ask.send')}
            isDisabled={cannotSend}
          />
        </div>
      </Form>
    </div>
  );
}
