import { Checkbox, TextField } from '@carecircle/ui/fields';
import { useCareLogWords } from '../care-log-words';

interface Props {
  text: string;
  onText: (text: string) => void;
  isImportant: boolean;
  onImportant: (isImportant: boolean) => void;
  isOptional?: boolean;
}

/** The text of a hand-off note, and whether those who are on or next are told at once. */
export function NoteFields({ text, onText, isImportant, onImportant, isOptional = false }: Props) {
  const t = useCareLogWords();
  return (
    <>
      <TextField
        label={t('note.text')}
        name="text"
        isMultiline
        isRequired={!isOptional}
        isOptional={isOptional}
        value={text}
        onChange={onText}
      />
      <Checkbox
        name="isImportant"
        isSelected={isImportant}
        onChange={onImportant}
        description={t('note.important.note')}
      >
        {t('note.important')}
      </Checkbox>
    </>
  );
}
