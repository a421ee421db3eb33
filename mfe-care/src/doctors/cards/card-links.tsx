import { useState } from 'react';
import type { Doctor } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Button, Inline } from '@carecircle/ui';
import { DownloadIcon, UploadIcon } from '@carecircle/ui/icons';
import { useDoctorWords } from '../doctors-words';
import { ImportCardsDialog } from './import-cards-dialog';

/** The ways between these doctors and the contacts of a phone: a vCard file in and out. */
export function CardLinks({ doctors }: { doctors: readonly Doctor[] }) {
  const t = useDoctorWords();
  const mayEdit = useAllowed('doctor:edit');
  const [isImporting, setIsImporting] = useState(false);
  const save = async () => {
    const [{ doctorCards }, { saveFile }] = await Promise.all([
      import('./doctor-cards'),
      import('./save-file'),
    ]);
    const text = doctorCards(doctors, ({ specialty }) => t(`specialty.${specialty}`));
    saveFile(new Blob([text], { type: 'text/vcard' }), `${t('cards.file-name')}.vcf`);
  };
  return (
    <Inline gap={3}>
      {doctors.length > 0 ? (
        <Button variant="quiet" size="small" icon={DownloadIcon} onPress={() => void save()}>
          {t('cards.save')}
        </Button>
      ) : null}
      {mayEdit ? (
        <Button variant="quiet" size="small" icon={UploadIcon} onPress={() => setIsImporting(true)}>
          {t('cards.import')}
        </Button>
      ) : null}
      {isImporting ? <ImportCardsDialog onClose={() => setIsImporting(false)} /> : null}
    </Inline>
  );
}
