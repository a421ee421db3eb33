import { useState } from 'react';
import { wearableLimits, type WearableDevice } from '@carecircle/contracts';
import { OfflineNote, useFormats, useGate, useSession } from '@carecircle/remote-kit';
import { Button, List, Stack, Text } from '@carecircle/ui';
import { FilePicker } from '@carecircle/ui/fields';
import { UploadIcon } from '@carecircle/ui/icons';
import { useWearableWords } from '../wearables-words';
import { bringIn } from './import-queue';
import { ImportRow } from './import-row';
import { SendingRow } from './sending-row';
import { useImports, useSendings } from './use-imports';

/** Brings in a file of measurements, and says how each one went (WEAR-1). */
export function ImportPanel({ device }: { device: WearableDevice }) {
  const t = useWearableWords();
  const { fileSize } = useFormats();
  const { circle } = useSession();
  const [files, setFiles] = useState<File[]>([]);
  const gate = useGate();
  const sendings = useSendings();
  const onItsWay = new Set(sendings.map(({ importId }) => importId));
  const imports = (useImports(device.wearerId).data ?? []).filter(
    ({ id, deviceId }) => deviceId === device.id && !onItsWay.has(id),
  );
  const [file] = files;
  const isTooLarge = file !== undefined && file.size > wearableLimits.importBytes;
  const isEmpty = file?.size === 0;
  const start = () => {
    if (!file) return;
    void bringIn(circle.id, device.id, file);
    setFiles([]);
  };
  return (
    <Stack gap={4}>
      <OfflineNote />
      <Text>{t(device.type === 'samsung_watch' ? 'import.how.samsung' : 'import.how.apple')}</Text>
      <FilePicker
        label={t('import.file')}
        description={t('import.kinds')}
        accept={['.zip', '.xml', '.csv']}
        value={files}
        onChange={setFiles}
        errorMessage={
          isTooLarge
            ? t('import.too-large', { most: fileSize(wearableLimits.importBytes) })
            : isEmpty
              ? t('import.empty')
              : undefined
        }
      />
      <Button
        variant="primary"
        icon={UploadIcon}
        isDisabled={!file || isTooLarge || isEmpty || gate.isShut}
        aria-describedby={gate.button['aria-describedby']}
        onPress={start}
      >
        {t('import.start')}
      </Button>
      {sendings.length + imports.length > 0 ? (
        <List label={t('import.files')}>
          {sendings.map((sending) => (
            <SendingRow key={sending.importId} sending={sending} />
          ))}
          {imports.map((each) => (
            <ImportRow key={each.id} healthImport={each} />
          ))}
        </List>
      ) : null}
    </Stack>
  );
}
