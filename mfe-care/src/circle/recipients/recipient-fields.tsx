import { useMembers } from '@carecircle/remote-kit';
import { Stack } from '@carecircle/ui';
import { CheckboxGroup, ComboBox, DateField, Select, TextField } from '@carecircle/ui/fields';
import { Disclosure } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { InsurerFields } from './insurer-fields';
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

const noMember = 'none';

/** The fields of a person cared for; only the name is needed. */
export function RecipientFields({ draft, onChange }: Props) {
  const t = useMessages();
  const members = useMembers();
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
      <Select
        label={t('recipient.member')}
        description={t('recipient.member.note')}
        name="memberId"
        isOptional
        value={draft.memberId ?? noMember}
        onChange={(id) => onChange({ memberId: id === noMember ? null : id })}
        options={[
          { value: noMember, label: t('recipient.member.none') },
          ...members.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <InsurerFields insurers={draft.insurers} onChange={(insurers) => onChange({ insurers })} />
      <Disclosure title={t('recipient.deciders')} headingLevel={3}>
        <CheckboxGroup
          label={t('recipient.deciders')}
          isLabelHidden
          name="decisionMakerIds"
          options={members.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.decisionMakerIds}
          onChange={(ids) =>
            onChange({ decisionMakerIds: members.map(({ id }) => id).filter((id) => ids.includes(id)) })
          }
        />
      </Disclosure>
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
