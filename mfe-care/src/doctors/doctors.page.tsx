import { useSearchParams } from 'react-router-dom';
import { changeSearch, OfflineNote, useAllowed } from '@carecircle/remote-kit';
import { Skeleton } from '@carecircle/ui';
import { Tabs } from '@carecircle/ui/panels';
import { DirectoryPanel } from './directory/directory-panel';
import { useDoctorWords, WithDoctorWords } from './doctors-words';
import { MyDoctorsPanel } from './my-doctors-panel';
import css from './doctors.module.css';

/** /doctors: the circle's doctors, and a directory to find others in (DOC-1, DOC-2). */
export default function DoctorsPage() {
  return (
    <WithDoctorWords fallback={<Skeleton shape="row" count={4} />}>
      <Doctors />
    </WithDoctorWords>
  );
}

function Doctors() {
  const t = useDoctorWords();
  const [params] = useSearchParams();
  const mayEdit = useAllowed('doctor:edit');
  return (
    <div className={css.page}>
      {mayEdit ? <OfflineNote /> : null}
      <Tabs<'mine' | 'find'>
        label={t('tabs')}
        selectedId={params.get('tab') === 'find' ? 'find' : 'mine'}
        onSelect={(tab) => changeSearch({ tab: tab === 'mine' ? null : tab })}
        items={[
          { id: 'mine', label: t('tab.mine'), content: <MyDoctorsPanel /> },
          { id: 'find', label: t('tab.find'), content: <DirectoryPanel /> },
        ]}
      />
    </div>
  );
}
