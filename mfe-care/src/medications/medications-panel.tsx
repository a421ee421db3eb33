import { useState } from 'react';
import { medicationCategories, medicationStatuses, type Medication } from '@carecircle/contracts';
import { useNow } from '@carecircle/remote-kit';
import { Button, EmptyState, ErrorState, List, Skeleton, Stack, useFirstThenAll } from '@carecircle/ui';
import { SearchField, Select } from '@carecircle/ui/fields';
import { PlusIcon, SearchIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import type { MedicationDay } from '../doses/apply-dose';
import type { MedicationList } from '../doses/apply-medication';
import { useMedicationDay } from '../doses/use-medication-day';
import { AdherenceLegend } from './analytics/adherence-legend';
import { findMedications, type MedicationFilter } from './find-medications';
import { IngredientTotals } from './ingredient-totals';
import { MedicationDialog } from './form/medication-dialog';
import { MedicationRow } from './medication-row';
import { figuresOf } from './summary-tiles';
import { turnUrgency } from './day/turn-urgency';
import { UnsentDoses } from './day/unsent-doses';
import { useKeptOrder } from './use-kept-order';
import css from './medications.module.css';

interface Props {
  list: MedicationList;
  /** Left out for who may not add one. */
  onAdd: (() => void) | undefined;
}

const everything: MedicationFilter = { text: '', status: 'all', category: 'all' };

/** All medications, found by name, status and category (MED-2). */
export function MedicationsPanel({ list, onAdd }: Props) {
  const t = useMessages();
  const [filter, setFilter] = useState(everything);
  const [edited, setEdited] = useState<Medication>();
  const { data: day, error, refetch } = useMedicationDay();
  const found = findMedications(list.medications, filter);
  if (!day) {
    if (!error) return <Skeleton shape="row" count={4} />;
    return <ErrorState title={t('meds.failed')} text={t('failed.text')} onRetry={refetch} />;
  }
  return (
    <Stack gap={4}>
      <UnsentDoses />
      <div className={css.tools}>
        <Finder filter={filter} onChange={setFilter} />
        {onAdd ? (
          <Button icon={PlusIcon} onPress={onAdd}>
            {t('meds.add')}
          </Button>
        ) : null}
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchIcon}
          title={t('meds.not-found')}
          text={t('meds.not-found.text')}
          action={<Button onPress={() => setFilter(everything)}>{t('meds.clear-filter')}</Button>}
        />
      ) : (
        <FoundMedications found={found} list={list} day={day} onEdit={setEdited} />
      )}
      <AdherenceLegend />
      <IngredientTotals day={day} />
      {edited ? (
        <MedicationDialog
          medication={list.medications.find(({ id }) => id === edited.id) ?? edited}
          hasAllFields
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Stack>
  );
}

interface FoundProps {
  found: readonly Medication[];
  list: MedicationList;
  day: MedicationDay;
  onEdit: (medication: Medication) => void;
}

function FoundMedications({ found, list, day, onEdit }: FoundProps) {
  const t = useMessages();
  const now = useNow();
  const ordered = useKeptOrder(found, (medication) => turnUrgency(medication, day, now));
  return (
    <div className={css.list}>
      <List label={t('meds.title')}>
        {useFirstThenAll(ordered, 5).map((medication) => (
          <MedicationRow
            key={medication.id}
            medication={medication}
            figures={figuresOf(list, medication.id)}
            day={day}
            onEdit={onEdit}
          />
        ))}
      </List>
    </div>
  );
}

interface FinderProps {
  filter: MedicationFilter;
  onChange: (filter: MedicationFilter) => void;
}

function Finder({ filter, onChange }: FinderProps) {
  const t = useMessages();
  return (
    <>
      <SearchField
        label={t('meds.search')}
        placeholder={t('meds.search')}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <Select<MedicationFilter['status']>
        label={t('meds.filter.status')}
        isLabelHidden
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
        options={[
          { value: 'all', label: t('meds.filter.status.all') },
          ...medicationStatuses.map((value) => ({ value, label: t(`meds.status.${value}`) })),
        ]}
      />
      <Select<MedicationFilter['category']>
        label={t('meds.filter.category')}
        isLabelHidden
        value={filter.category}
        onChange={(category) => onChange({ ...filter, category })}
        options={[
          { value: 'all', label: t('meds.filter.category.all') },
          ...medicationCategories.map((value) => ({ value, label: t(`meds.category.${value}`) })),
        ]}
      />
    </>
  );
}
