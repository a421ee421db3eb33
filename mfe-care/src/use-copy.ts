import { useEffect, useState } from 'react';
import { showToast } from '@carecircle/ui';
import { useMessages } from './words';

const confirmationMs = 2_000;

/** Copies a text and confirms it for two seconds. A browser that forbids copying says so. */
export function useCopy() {
  const t = useMessages();
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setIsCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      setCopies((count) => count + 1);
    } catch {
      showToast({ text: t('invite.copy-failed'), tone: 'failed' });
    }
  };
  return { isCopied, copy };
}
