import { Stack } from '@carecircle/ui';
import { CheckboxGroup, ComboBox, DateField, TextField } from '@carecircle/ui/fields';
import { Disclosure } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { languageChoices } from './language-choices';
import type { RecipientDraft } from './recipient-draft';

interface Props {
  draft: RecipientDraft;
  onChange: (changes: Partial<RecipientDraft>) => void;
}

const timeZones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

/** The fields of a person cared for; only the name is needed. */
export function RecipientFields({ draft, onChange }: Props) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <TextField
        label={t('recipient.name')}
        name="name"
        value={draft.name}
        onChange={(name) => onChange({ name })}
        isRequired
        autoFocus
        autoComplete="off"
      />
      <DateField
        label={t('recipient.birth-date')}
        name="birthDate"
        isOptional
        value={draft.birthDate}
        onChange={(birthDate) => onChange({ birthDate })}
      />
      <TextField
        label={t('recipient.conditions')}
        description={t('recipient.one-per-line')}
        name="conditions"
        isOptional
        isMultiline
        rows={2}
        value={draft.conditions}
        onChange={(conditions) => onChange({ conditions })}
      />
      <TextField
        label={t('recipient.allergies')}
        description={t('recipient.one-per-line')}
        name="allergies"
        isOptional
        isMultiline
        rows={2}
        value={draft.allergies}
        onChange={(allergies) => onChange({ allergies })}
      />
      <TextField
        label={t('recipient.home-address')}
        name="homeAddress"
        isOptional
        isMultiline
        rows={2}
        value={draft.homeAddress}
        onChange={(homeAddress) => onChange({ homeAddress })}
      />
      <ComboBox
        label={t('recipient.time-zone')}
        name="timeZone"
        options={timeZones}
        value={draft.timeZone}
        onChange={(timeZone) => onChange({ timeZone: timeZone ?? '' })}
      />
      <Disclosure title={t('recipient.languages')} headingLevel={3}>
        <CheckboxGroup
          label={t('recipient.languages')}
          isLabelHidden
          name="languages"
          options={languageChoices(draft.languages, t.language)}
          value={draft.languages}
          onChange={(languages) => onChange({ languages })}
        />
      </Disclosure>
    </Stack>
  );
}
