import { useState } from 'react';
import { Button } from '@carecircle/ui';
import { CheckIcon, CopyIcon } from '@carecircle/ui/icons';
import { useWearableWords } from '../wearables-words';

const shownMs = 2_000;

/** Copies a text and says so for two seconds. */
export function CopyButton({ text }: { text: string }) {
  const t = useWearableWords();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), shownMs);
  };
  return (
    <Button size="small" icon={isCopied ? CheckIcon : CopyIcon} onPress={() => void copy()}>
      {t(isCopied ? 'copied' : 'copy')}
    </Button>
  );
}
