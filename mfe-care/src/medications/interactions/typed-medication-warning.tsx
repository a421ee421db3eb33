import { Banner, LiveRegion } from '@carecircle/ui';
import { WarningIcon } from '@carecircle/ui/icons';
import { NameSuggestions } from '../form/name-suggestions';
import { hasWarnings, isDangerous } from './about-medication';
import { UnknownNotes } from './unknown-notes';
import { useTypedWarnings, type NamingDraft } from './use-typed-warnings';
import { WarningLines } from './warning-lines';

interface Props {
  draft: NamingDraft;
  /** The medication that is being edited. */
  medicationId: string | undefined;
  onNameChange: (name: string) => void;
}

/** While a medication is being typed: what it would do with the others, or that we do not know it (MED-3). */
export function TypedMedicationWarning({ draft, medicationId, onNameChange }: Props) {
  const { data } = useTypedWarnings(draft, medicationId);
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
