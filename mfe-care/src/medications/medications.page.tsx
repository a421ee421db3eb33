import { useSearchParams } from 'react-router-dom';
import { changeSearch, useAllowed, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Button, ErrorState, Skeleton, TextLink } from '@carecircle/ui';
import { PlusIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useMedicationDay } from '../doses/use-medication-day';
import { useMedications } from '../doses/use-medications';
import { ActiveMedications } from './active-medications';
import { AddedMedicationWarning } from './interactions/added-medication-warning';
import { IngredientTotals } from './ingredient-totals';
import { MedicationDialog } from './form/medication-dialog';
import { NoMedications } from './no-medications';
import { UnsentDoses } from './day/unsent-doses';
import css from './medications.module.css';

/** /medications: what is taken, and today's dose in turn of each (MED-1). */
export default function MedicationsPage() {
  const t = useMessages();
  const mayEdit = useAllowed('medication:edit');
  const advanced = useRoutePath('medications-advanced');
  const { recipients } = useSession();
  const [params] = useSearchParams();
  const list = useMedications();
  const today = useMedicationDay();
  const day = today.data;
  const active = list.data?.medications.filter(({ status }) => status === 'active');
  const add = () => changeSearch({ add: '1' });
  const retry = () => {
    list.refetch();
    today.refetch();
  };
  const isRead = active !== undefined && day !== undefined;
  const error = list.error ?? today.error;
  return (
    <div className={css.page}>
      <AddedMedicationWarning />
      <div className={css.toolbar}>
        {mayEdit && active?.length !== 0 ? (
          <Button icon={PlusIcon} onPress={add}>
            {t('meds.add')}
          </Button>
        ) : null}
        {advanced ? (
          <TextLink href={advanced} isStandalone>
            {t('meds.advanced.nav')}
          </TextLink>
        ) : null}
      </div>
      <UnsentDoses />
      {!isRead && error ? (
        <ErrorState title={t('meds.failed')} text={t('failed.text')} onRetry={retry} />
      ) : null}
      {!isRead && !error ? <Skeleton shape="row" count={4} /> : null}
      {active?.length === 0 ? <NoMedications onAdd={add} /> : null}
      {active && day && active.length > 0 ? <ActiveMedications medications={active} day={day} /> : null}
      {day && active ? <IngredientTotals day={day} /> : null}
      {params.get('add') === null || recipients.length === 0 ? null : (
        <MedicationDialog hasAllFields={false} onClose={() => changeSearch({ add: null })} />
      )}
    </div>
  );
}
