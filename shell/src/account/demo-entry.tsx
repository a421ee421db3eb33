import { useState } from 'react';
import { useCommand, useRefusalWords, type Refusal } from '@carecircle/remote-kit';
import { Banner, Button, SparklesIcon } from '@carecircle/ui';
import { enterApp } from '../session/enter-app';
import { useMessages } from '../words';
import css from './account.module.css';

/** One click into the demo circle, without an account (ALL-4). */
export function DemoEntry() {
  const t = useMessages();
  const refusalWord = useRefusalWords();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const enter = useCommand('account.signInToDemo', { onDone: () => enterApp(), onRefused: setRefusal });
  return (
    <div className={css.demo}>
      <p className={css.or}>{t('login.or')}</p>
      <Button icon={SparklesIcon} isFullWidth isPending={enter.isPending} onPress={() => void enter.send({})}>
        {t('login.demo')}
      </Button>
      <p className={css.note}>{t('login.demoNote')}</p>
      {refusal ? <Banner tone="danger">{refusalWord(refusal.code)}</Banner> : null}
    </div>
  );
}
