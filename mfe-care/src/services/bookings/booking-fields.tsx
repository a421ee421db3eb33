import { bandHours, dayBands, type Provider } from '@carecircle/contracts';
import { useFormats, useSession } from '@carecircle/remote-kit';
import { Stack, Text } from '@carecircle/ui';
import { DatePicker, RadioCards, Select, Switch, TextField } from '@carecircle/ui/fields';
import { useServiceWords } from '../services-words';
import type { BookingDraft } from './booking-draft';

interface Props {
  provider: Provider;
  draft: BookingDraft;
  today: string;
  onChange: (draft: BookingDraft) => void;
}

/** The fields of a booking. Their names are the paths of the contract, where errors are told. */
export function BookingFields({ provider, draft, today, onChange }: Props) {
  const t = useServiceWords();
  const { time } = useFormats();
  const { recipients } = useSession();
  const change = (changes: Partial<BookingDraft>) => onChange({ ...draft, ...changes });
  return (
    <Stack gap={4}>
      <Text tone="soft">{t(`channel.${provider.channel}`, { provider: provider.name })}</Text>
      {recipients.length > 1 ? (
        <Select
          label={t('for-whom')}
          name="recipientId"
          isRequired
          options={recipients.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.recipientId ?? null}
          onChange={(recipientId) => change({ recipientId, useInsurance: false })}
        />
      ) : null}
      <ServiceType services={provider.services} draft={draft} change={change} />
      <DatePicker
        label={t('field.date')}
        name="date"
        isRequired
        minValue={today}
        value={draft.date}
        onChange={(date) => change({ date })}
      />
      <RadioCards
        label={t('field.band')}
        name="band"
        isRequired
        options={dayBands.map((value) => ({
          value,
          label: t(`band.${value}`),
          description: `${time(bandHours[value].from)}–${time(bandHours[value].to)}`,
        }))}
        value={draft.band}
        onChange={(band) => change({ band })}
      />
      <TextField
        label={t('field.instructions')}
        name="instructions"
        isOptional
        isMultiline
        maxLength={1000}
        value={draft.instructions}
        onChange={(instructions) => change({ instructions })}
      />
      <Insurance provider={provider} draft={draft} change={change} />
    </Stack>
  );
}

interface PartProps {
  draft: BookingDraft;
  change: (changes: Partial<BookingDraft>) => void;
}

function ServiceType({ services, draft, change }: PartProps & { services: readonly string[] }) {
  const t = useServiceWords();
  const field = { label: t('field.service'), name: 'serviceType', isRequired: true };
  if (services.length === 0)
    return (
      <TextField
        {...field}
        maxLength={120}
        value={draft.serviceType ?? ''}
        onChange={(serviceType) => change({ serviceType })}
      />
    );
  return (
    <Select
      {...field}
      placeholder={t('field.service.choose')}
      options={services.map((service) => ({ value: service, label: service }))}
      value={draft.serviceType}
      onChange={(serviceType) => change({ serviceType })}
    />
  );
}

/** Off and closed where the person has no insurer on file, or the provider takes none. */
function Insurance({ provider, draft, change }: PartProps & { provider: Provider }) {
  const t = useServiceWords();
  const recipient = useSession().recipients.find(({ id }) => id === draft.recipientId);
  const [insurer] = recipient?.insurers ?? [];
  const why = !provider.acceptsInsurance ? t('insurance.none') : (insurer?.name ?? t('insurance.missing'));
  return (
    <Switch
      label={t('field.insurance')}
      name="useInsurance"
      description={why}
      isDisabled={!provider.acceptsInsurance || !insurer}
      isSelected={draft.useInsurance}
      onChange={(useInsurance) => change({ useInsurance })}
    />
  );
}
