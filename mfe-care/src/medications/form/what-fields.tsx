import {
  medicationCategories,
  medicationForms,
  medicationPriorities,
  medicationStatuses,
} from '@carecircle/contracts';
import { Stack } from '@carecircle/ui';
import { Select, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import type { FieldsProps } from './fields-props';
import { IngredientFields } from './ingredient-fields';
import css from './medication-fields.module.css';

/** What the medication is, and whether it is taken at present. */
export function WhatFields({ draft, onChange, isNew = false }: FieldsProps) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <TextField
        label={t('field.name')}
        name="name"
        value={draft.name}
        onChange={(name) => onChange({ name })}
        autoFocus
        isRequired
      />
      <TextField
        label={t('field.generic-name')}
        name="genericName"
        isOptional
        value={draft.genericName}
        onChange={(genericName) => onChange({ genericName })}
      />
      <div className={css.pair}>
        <TextField
          label={t('field.dosage')}
          name="dosage"
          description={t('field.dosage.note')}
          value={draft.dosage}
          onChange={(dosage) => onChange({ dosage })}
          isRequired
        />
        <TextField
          label={t('field.strength')}
          name="strength"
          description={t('field.strength.note')}
          isOptional
          value={draft.strength}
          onChange={(strength) => onChange({ strength })}
        />
      </div>
      <div className={css.pair}>
        <Select
          label={t('field.form')}
          name="form"
          value={draft.form}
          onChange={(form) => onChange({ form })}
          options={medicationForms.map((value) => ({ value, label: t(`meds.form.${value}`) }))}
        />
        <Select
          label={t('field.category')}
          name="category"
          value={draft.category}
          onChange={(category) => onChange({ category })}
          options={medicationCategories.map((value) => ({ value, label: t(`meds.category.${value}`) }))}
        />
        <Select
          label={t('field.priority')}
          name="priority"
          value={draft.priority}
          onChange={(priority) => onChange({ priority })}
          options={medicationPriorities.map((value) => ({ value, label: t(`meds.priority.${value}`) }))}
        />
        {isNew ? null : (
          <Select
            label={t('field.status')}
            name="status"
            value={draft.status}
            onChange={(status) => onChange({ status })}
            options={medicationStatuses.map((value) => ({ value, label: t(`meds.status.${value}`) }))}
          />
        )}
      </div>
      <IngredientFields draft={draft} onChange={onChange} />
    </Stack>
  );
}
