import type { RecipientInput } from '@carecircle/contracts';
import { Button, Stack } from '@carecircle/ui';
import { TextField } from '@carecircle/ui/fields';
import { PlusIcon, TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import css from './insurer-fields.module.css';

type Insurer = RecipientInput['insurers'][number];

interface Props {
  insurers: readonly Insurer[];
  onChange: (insurers: Insurer[]) => void;
}

const mostInsurers = 10;

/** Who insures a person cared for, each with the number of the policy (REC-1). */
export function InsurerFields({ insurers, onChange }: Props) {
  const t = useMessages();
  const changeAt = (index: number, changes: Partial<Insurer>) =>
    onChange(insurers.map((each, place) => (place === index ? { ...each, ...changes } : each)));
  return (
    <Stack gap={3}>
      {insurers.map(({ name, policyNumber }, index) => (
        <div
          key={index}
          className={css.insurer}
          role="group"
          aria-label={t('recipient.insurer', { number: index + 1 })}
        >
          <TextField
            label={t('recipient.insurer.name')}
            name={`insurers.${index}.name`}
            autoComplete="off"
            value={name}
            onChange={(next) => changeAt(index, { name: next })}
          />
          <TextField
            label={t('recipient.insurer.policy')}
            name={`insurers.${index}.policyNumber`}
            isOptional
            autoComplete="off"
            value={policyNumber}
            onChange={(next) => changeAt(index, { policyNumber: next })}
          />
          <div>
            <Button
              size="small"
              variant="quiet"
              icon={TrashIcon}
              onPress={() => onChange(insurers.filter((_, place) => place !== index))}
            >
              {t('recipient.insurer.remove')}
            </Button>
          </div>
        </div>
      ))}
      {insurers.length < mostInsurers ? (
        <div>
          <Button
            size="small"
            icon={PlusIcon}
            onPress={() => onChange([...insurers, { name: '', policyNumber: '' }])}
          >
            {t('recipient.insurer.add')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
