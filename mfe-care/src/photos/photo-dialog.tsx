import { useState } from 'react';
import { photoUrl, type PhotoOwner } from '@carecircle/contracts';
import { OfflineNote, type Command } from '@carecircle/remote-kit';
import { Button, showToast, Stack } from '@carecircle/ui';
import { FilePicker, Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { shrinkPicture } from './shrink-picture';
import css from './photo-dialog.module.css';

type Setting = Command<'care.setMedicationPhoto'> | Command<'circles.setRecipientPhoto'>;

interface Props {
  of: PhotoOwner;
  record: { circleId: string; id: string; name: string; photoId: string | null };
  /** The command that sets a photo of such a record. */
  setting: Pick<Setting, 'isPending' | 'gate' | 'fieldErrors' | 'reset'>;
  onSet: (photo: string | null) => Promise<{ status: string }>;
  onClose: () => void;
}

/** Shows the photo of a record, gives it another one or takes it away (MED-2, REC-1). */
export function PhotoDialog({ of, record, setting, onSet, onClose }: Props) {
  const t = useMessages();
  const { name } = record;
  const [files, setFiles] = useState<File[]>([]);
  const [picture, setPicture] = useState<string | null>(null);
  const [fault, setFault] = useState<'unreadable' | 'too-large' | 'needs'>();
  const present = photoUrl(of, record);
  const choose = async (chosen: File[]) => {
    setFiles(chosen);
    setPicture(null);
    setFault(undefined);
    setting.reset();
    const [file] = chosen;
    if (!file) return;
    const shrunk = await shrinkPicture(file, of);
    if ('photo' in shrunk) setPicture(shrunk.photo);
    else setFault(shrunk.fault);
  };
  const send = async (photo: string | null) => {
    const { status } = await onSet(photo);
    if (status !== 'done') return;
    if (photo !== null) showToast({ text: t('photo.saved', { name }), tone: 'success' });
    onClose();
  };
  const save = () => (picture === null ? setFault(fault ?? 'needs') : send(picture));
  const shown = picture === null ? present : `data:image/jpeg;base64,${picture}`;
  const shownFault = fault ?? faultOf(setting.fieldErrors.photo);
  return (
    <Dialog title={t('photo.of', { name })} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form onSubmit={save}>
        <OfflineNote />
        <Stack gap={4}>
          {shown === null ? null : <img src={shown} alt={t('photo.of', { name })} className={css.photo} />}
          <FilePicker
            label={t('photo.choose')}
            description={t(`photo.text.${of}`)}
            errorMessage={shownFault && t(`photo.${shownFault}`)}
            accept={['image/jpeg', 'image/png', 'image/webp']}
            value={files}
            onChange={(chosen) => void choose(chosen)}
          />
        </Stack>
        <DialogFooter>
          {present === null ? (
            <Button onPress={onClose}>{t('cancel')}</Button>
          ) : (
            <Button {...setting.gate.button} onPress={() => void send(null)}>
              {t('photo.remove')}
            </Button>
          )}
          <Button variant="primary" type="submit" isPending={setting.isPending} {...setting.gate.button}>
            {t('photo.save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** What the server found wrong with a picture. */
function faultOf(code: string | undefined) {
  if (code === undefined) return undefined;
  return code === 'too_big' ? 'too-large' : 'unreadable';
}
