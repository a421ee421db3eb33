import { useMembers } from '@carecircle/remote-kit';
import { Stack, Text } from '@carecircle/ui';
import { Select } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { nobody } from './nobody';
import { useMemberOptions } from './use-member-options';
import css from './member-chain.module.css';

/** Places that are offered at least, as far as the circle has members. */
const leastPlaces = 3;

interface Props {
  title: string;
  note: string;
  /** Of the place with this number, which begins at 1. */
  labelOf: (number: number) => string;
  /** Name of the field at this index. */
  nameOf: (index: number) => string;
  chosen: readonly string[];
  /** How many may be chosen at most. */
  most: number;
  onChange: (chosen: string[]) => void;
}

/** Members in the order in which they are told (MED-6, CHK-4). */
export function MemberChain({ title, note, labelOf, nameOf, chosen, most, onChange }: Props) {
  const t = useMessages();
  const memberCount = useMembers().length;
  const options = [{ value: nobody, label: t('field.chain.nobody') }, ...useMemberOptions()];
  const places = Math.min(Math.max(leastPlaces, chosen.length + 1), memberCount, most);
  const setAt = (index: number, id: string) => {
    const next = Array.from({ length: places }, (_, place) =>
      place === index ? id : (chosen[place] ?? nobody),
    );
    onChange(next.filter((each) => each !== nobody));
  };
  return (
    <>
      <Stack gap={2}>
        <Text weight="medium">{title}</Text>
        <Text size="small" tone="soft">
          {note}
        </Text>
      </Stack>
      <div className={css.places}>
        {Array.from({ length: places }, (_, index) => (
          <Select
            key={index}
            label={labelOf(index + 1)}
            name={nameOf(index)}
            value={chosen[index] ?? nobody}
            onChange={(id) => setAt(index, id)}
            options={options}
          />
        ))}
      </div>
    </>
  );
}
