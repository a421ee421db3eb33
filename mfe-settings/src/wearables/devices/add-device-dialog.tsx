import { useState } from 'react';
import { wearableTypes, type WearableType } from '@carecircle/contracts';
import { Button, List, ListRow } from '@carecircle/ui';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { deviceIcons } from '../device-icons';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';
import { AddDeviceForm } from './add-device-form';
import type { DeviceTask } from './device-dialog';

interface Props {
  canUseAccounts: boolean;
  onClose: () => void;
  /** What comes next for a new device, so that its data come. */
  onAdded: (deviceId: string, task: DeviceTask) => void;
}

/** Add Device: which kind, each with the way its data come, then whose (WEAR-1). */
export function AddDeviceDialog({ canUseAccounts, onClose, onAdded }: Props) {
  const t = useWearableWords();
  const tCommon = useMessages();
  const [type, setType] = useState<WearableType | null>(null);
  return (
    <Dialog
      title={type ? t(`type.${type}`) : t('add')}
      isOpen
      isPersistent={type !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      {type ? (
        <AddDeviceForm type={type} canUseAccounts={canUseAccounts} onClose={onClose} onAdded={onAdded} />
      ) : (
        <>
          <List label={t('add')}>
            {wearableTypes.map((each) => {
              const Glyph = deviceIcons[each];
              return (
                <ListRow
                  key={each}
                  leading={
                    <span className={css.glyph}>
                      <Glyph />
                    </span>
                  }
                  title={t(`type.${each}`)}
                  meta={t(`via.${each}`)}
                  onPress={() => setType(each)}
                />
              );
            })}
          </List>
          <DialogFooter>
            <Button onPress={onClose}>{tCommon('cancel')}</Button>
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}
