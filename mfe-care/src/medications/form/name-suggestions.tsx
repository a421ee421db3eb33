import type { NameSuggestion } from '@carecircle/contracts';
import { Button, Inline, Text } from '@carecircle/ui';
import { useMessages } from '../../words';

interface Props {
  suggestions: readonly NameSuggestion[];
  /** Takes the known name instead of the word that was written. */
  onTake: (suggestion: NameSuggestion) => void;
}

/** 'Did you mean …?' for a name that comes close to a known one; it is never taken by itself (MED-3). */
export function NameSuggestions({ suggestions, onTake }: Props) {
  const t = useMessages();
  if (suggestions.length === 0) return null;
  return (
    <Inline gap={2}>
      <Text as="span">{t('interactions.did-you-mean')}</Text>
      {suggestions.map((suggestion) => (
        <Button
          key={`${suggestion.written} ${suggestion.name}`}
          aria-label={t('interactions.did-you-mean.take', suggestion)}
          onPress={() => onTake(suggestion)}
        >
          {suggestion.name}
        </Button>
      ))}
    </Inline>
  );
}
