import { useState } from 'react';
import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';
import { Button, showToast, Skeleton, Text, type Fact } from '@carecircle/ui';
import { CheckIcon, CopyIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import css from './circle-settings.module.css';

const confirmationMs = 2_000;

/** The code to share with Copy beside it; null for those who may not see it. */
export function useInviteCodeFact(isAllowed: boolean): Fact | null {
  const t = useMessages();
  const { data, error } = useLiveQuery(
    'circles.getInviteCode',
    {},
    { enabled: isAllowed, on: { 'circle.invite-code-renewed': needsRefetch } },
  );
  const [isCopied, setIsCopied] = useState(false);
  if (!isAllowed) return null;
  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), confirmationMs);
    } catch {
      showToast({ text: t('circle.copy-failed'), tone: 'failed' });
    }
  };
  const missing = error ? <Text tone="soft">{t('circle.code-failed')}</Text> : <Skeleton shape="line" />;
  return {
    label: t('circle.code'),
    value: data ? <span className={css.code}>{data.inviteCode}</span> : missing,
    action: data ? (
      <Button size="small" icon={isCopied ? CheckIcon : CopyIcon} onPress={() => void copy(data.inviteCode)}>
        {t(isCopied ? 'circle.copied' : 'circle.copy')}
      </Button>
    ) : undefined,
  };
}
