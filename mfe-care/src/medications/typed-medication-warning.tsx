import { useLiveQuery, useSettled } from '@carecircle/remote-kit';
import { Banner, LiveRegion } from '@carecircle/ui';
import { WarningIcon } from '@carecircle/ui/icons';
import { hasWarnings, isDangerous } from './about-medication';
import { NameSuggestions } from './name-suggestions';
import { UnknownNotes } from './unknown-notes';
import { WarningLines } from './warning-lines';

interface Props {
  draft: { name: string; genericName: string; recipientId: string | null };
  /** The medication that is being edited. */
  medicationId: string | undefined;
  onNameChange: (name: string) => void;
}

/** Shorter ones are hardly a name yet. */
const leastLetters = 3;

/** While a medication is being typed: what it would do with the others, or that we do not know it (MED-3). */
export function TypedMedicationWarning({ draft, medicationId, onNameChange }: Props) {
  const name = useSettled(draft.name.trim()).slice(0, 120);
  const genericName = useSettled(draft.genericName.trim()).slice(0, 120);
  const { data } = useLiveQuery(
    'care.getMedicationWarnings',
    { recipientId: draft.recipientId ?? '', name, genericName, exceptMedicationId: medicationId },
    { enabled: draft.recipientId !== null && name.length >= leastLetters },
  );
  return (
    <LiveRegion>
      {data && hasWarnings(data) ? (
        <Banner tone={isDangerous(data) ? 'danger' : 'due'} icon={WarningIcon}>
          <WarningLines {...data} />
        </Banner>
      ) : null}
      {data ? (
        <NameSuggestions
          suggestions={data.suggestions}
          onTake={({ written, name: meant }) => onNameChange(withWord(draft.name, written, meant))}
        />
      ) : null}
      {data ? <UnknownNotes unknownNames={data.unknownNames} /> : null}
    </LiveRegion>
  );
}

/** Words are compared without case and accents, so the one that was written may look a little different in the name. */
function withWord(name: string, written: string, meant: string): string {
  const isIt = (word: string) =>
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '') === written;
  return name
    .split(/([^\p{Letter}\p{Mark}\d]+)/u)
    .map((word) => (isIt(word) ? meant : word))
    .join('');
}
