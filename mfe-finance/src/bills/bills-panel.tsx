import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { billCategories, type Bill } from '@carecircle/contracts';
import { changeSearch, useAllowed } from '@carecircle/remote-kit';
import { Button, EmptyState, List, Section, Stack } from '@carecircle/ui';
import { SearchField, Select } from '@carecircle/ui/fields';
import { PlusIcon, ReceiptIcon, SearchIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { BillDialog } from './bill-dialog';
import { BillRow } from './bill-row';
import { findBills, type BillFilter } from './find-bills';
import css from './bills-panel.module.css';

const everything: BillFilter = { text: '', category: 'all' };

/** All bills, found by name and category; what is open stands first. */
export function BillsPanel({ bills }: { bills: readonly Bill[] }) {
  const t = useMessages();
  const mayEdit = useAllowed('bill:edit');
  const [search] = useSearchParams();
  const [filter, setFilter] = useState(everything);
  const [edited, setEdited] = useState<Bill>();
  const isAdding = search.get('add') !== null;
  const found = findBills(bills, filter);
  const add = mayEdit ? (
    <Button variant="primary" icon={PlusIcon} onPress={() => changeSearch({ add: '' })}>
      {t('bills.add')}
    </Button>
  ) : null;
  return (
    <Stack gap={4}>
      {isAdding ? <BillDialog bill={null} onClose={() => changeSearch({ add: null })} /> : null}
      {edited ? (
        <BillDialog
          bill={bills.find(({ id }) => id === edited.id) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {bills.length === 0 ? (
        <EmptyState icon={ReceiptIcon} title={t('bills.none.title')} text={t('bills.none')} action={add} />
      ) : (
        <>
          <div className={css.tools}>
            <Finder filter={filter} onChange={setFilter} />
            {add}
          </div>
          <FoundBills bills={found} onEdit={setEdited} onClear={() => setFilter(everything)} />
        </>
      )}
    </Stack>
  );
}

interface FinderProps {
  filter: BillFilter;
  onChange: (filter: BillFilter) => void;
}

function Finder({ filter, onChange }: FinderProps) {
  const t = useMessages();
  const categories = billCategories.map((category) => ({
    value: category,
    label: t(`category.${category}`),
  }));
  return (
    <>
      <SearchField
        label={t('bills.search')}
        placeholder={t('bills.search')}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <Select<BillFilter['category']>
        label={t('bills.category')}
        isLabelHidden
        options={[{ value: 'all', label: t('bills.category.all') }, ...categories]}
        value={filter.category}
        onChange={(category) => onChange({ ...filter, category })}
      />
    </>
  );
}

interface FoundBillsProps {
  bills: readonly Bill[];
  onEdit: (bill: Bill) => void;
  onClear: () => void;
}

function FoundBills({ bills, onEdit, onClear }: FoundBillsProps) {
  const t = useMessages();
  const groups = [
    { title: t('bills.open'), bills: bills.filter((bill) => bill.state === 'pending') },
    { title: t('bills.paid'), bills: bills.filter((bill) => bill.state === 'paid') },
  ];
  if (bills.length === 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('bills.notFound.title')}
        text={t('bills.notFound')}
        action={<Button onPress={onClear}>{t('bills.clearFilter')}</Button>}
      />
    );
  }
  return groups
    .filter((group) => group.bills.length > 0)
    .map((group) => (
      <Section key={group.title} title={group.title}>
        <List>
          {group.bills.map((bill) => (
            <BillRow key={bill.id} bill={bill} onEdit={onEdit} />
          ))}
        </List>
      </Section>
    ));
}
