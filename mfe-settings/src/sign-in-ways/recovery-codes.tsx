import { Button, Inline, showToast, Stack, Text } from '@carecircle/ui';
import { CopyIcon, DownloadIcon } from '@carecircle/ui/icons';
import { DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import css from './two-factor.module.css';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes for whoever has lost their phone, this once: to copy, or to keep as a file. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const t = useMessages();
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: t('security.codes.copied'), tone: 'success' }),
      () => showToast({ text: t('security.codes.not-copied'), tone: 'failed' }),
    );
  return (
    <Stack gap={4}>
      <Text>{t('security.codes.what')}</Text>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap={2}>
        <Button icon={CopyIcon} onPress={() => void copy()}>
          {t('security.codes.copy')}
        </Button>
        <Button icon={DownloadIcon} onPress={() => download(text)}>
          {t('security.codes.download')}
        </Button>
      </Inline>
      <DialogFooter>
        <Button variant="primary" onPress={onClose}>
          {t('security.codes.kept')}
        </Button>
      </DialogFooter>
    </Stack>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'carecircle-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
