import { Inline, Text } from '@carecircle/ui';
import { useMessages } from '../../words';
import type { Warnings } from './about-medication';
import { useAllergyWords } from './allergy-notes';
import { useDuplicateWords } from './duplicate-notes';
import { SeverityPill } from './severity-pill';
import { useInteractionWords } from './use-interaction-words';
import css from './interactions.module.css';

/** In short what a medication does with the others; the whole of it stands in the Interactions tab. */
export function WarningLines({ interactions, duplicates, allergies }: Warnings) {
  const t = useMessages();
  const words = useInteractionWords();
  const allergyWords = useAllergyWords();
  const duplicateWords = useDuplicateWords();
  const texts = [...allergies.map(allergyWords), ...duplicates.map(duplicateWords)];
  return (
    <>
      {interactions.length + duplicates.length > 0 ? <Text>{t('interactions.warning')}</Text> : null}
      <ul className={css.lines}>
        {interactions.map((interaction) => (
          <li key={words.title(interaction) + interaction.effect}>
            <Inline gap={2}>
              <SeverityPill severity={interaction.severity} />
              <span>{words.title(interaction)}</span>
            </Inline>
          </li>
        ))}
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
