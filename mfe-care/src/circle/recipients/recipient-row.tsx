import type { Recipient } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Avatar, ListRow } from '@carecircle/ui';
import { useMessages } from '../../words';
import { ageOn } from './age-on';

interface Props {
  recipient: Recipient;
  onOpen: () => void;
}

/** One person cared for: name, age, what to know first. */
export function RecipientRow({ recipient, onOpen }: Props) {
  const t = useMessages();
  const { today } = useFormats();
  const { id, name, birthDate, conditions } = recipient;
  const age = birthDate === null ? [] : [t('recipients.age', { years: ageOn(today(), birthDate) })];
  return (
    <ListRow
      leading={<Avatar id={id} name={name} />}
      title={name}
      meta={[...age, ...conditions].join(' · ') || undefined}
      onPress={onOpen}
    />
  );
}
