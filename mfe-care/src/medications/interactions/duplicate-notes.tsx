import type { DuplicateTherapy, InteractionReport } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { List, ListRow, Section } from '@carecircle/ui';
import { CopyIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';

/** The same ingredient twice, or two medications of one kind. */
export function DuplicateNotes({ duplicates }: Pick<InteractionReport, 'duplicates'>) {
  const t = useMessages();
  const words = useDuplicateWords();
  if (duplicates.length === 0) return null;
  return (
    <Section title={t('interactions.duplicates')} headingLevel={3}>
      <List label={t('interactions.duplicates')}>
        {duplicates.map((duplicate) => (
          <ListRow key={words(duplicate)} leading={<CopyIcon />} title={words(duplicate)} />
        ))}
      </List>
    </Section>
  );
}

export function useDuplicateWords() {
  const t = useMessages();
  const { list } = useFormats();
  return ({ drugClass, medications }: DuplicateTherapy) => {
    const names = list(medications.map(({ name }) => name));
    return drugClass
      ? t('interactions.same-class', { class: t(`interactions.class.${drugClass}`), names })
      : t('interactions.same-ingredient', { ingredient: medications[0]?.ingredient ?? '', names });
  };
}
