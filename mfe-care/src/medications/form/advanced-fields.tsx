import { medicationFrequencies } from '@carecircle/contracts';
import { Section, Stack } from '@carecircle/ui';
import { useMessages } from '../../words';
import { AlarmFields } from './alarm-fields';
import { AsNeededFields } from './as-needed-fields';
import { CareFields } from './care-fields';
import type { FieldsProps } from './fields-props';
import { PrescriptionFields } from './prescription-fields';
import { StockFields } from './stock-fields';
import { TimesFields } from './times-fields';
import { WhatFields } from './what-fields';
import { GiverField, RecipientField } from './people-fields';

/** All fields of a medication, in sections (MED-2). Their names are the paths of the contract, where errors are told. */
export function AdvancedFields(props: FieldsProps) {
  const t = useMessages();
  const isAsNeeded = props.draft.frequency === 'as-needed';
  return (
    <Stack gap={8}>
      <Section title={t('field.section.what')} headingLevel={3}>
        <WhatFields {...props} />
      </Section>
      <Section title={t('field.section.when')} headingLevel={3}>
        <Stack gap={4}>
          <TimesFields {...props} frequencies={medicationFrequencies} />
          {isAsNeeded ? <AsNeededFields {...props} /> : null}
          <RecipientField {...props} />
          <GiverField {...props} />
        </Stack>
      </Section>
      <Section title={t('field.section.prescription')} headingLevel={3}>
        <PrescriptionFields {...props} />
      </Section>
      <Section title={t('field.section.stock')} headingLevel={3}>
        <StockFields {...props} />
      </Section>
      <Section title={t('field.section.care')} headingLevel={3}>
        <CareFields {...props} />
      </Section>
      {isAsNeeded ? null : (
        <Section title={t('field.section.alarm')} headingLevel={3}>
          <AlarmFields {...props} />
        </Section>
      )}
    </Stack>
  );
}
