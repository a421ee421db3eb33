import { useState } from 'react';
import { newId, useEdited, type Command, type CommandKey, type FeatureInput } from '@carecircle/remote-kit';
import { changesOf } from './changes-of';

/** What an edit sends: fields that differ, and what its author knows to stand in them. */
export interface FieldEdit<F> {
  changes: Partial<F>;
  seen: Partial<F>;
}

export interface RecordCommands<R extends F, F extends object, A extends CommandKey, E extends CommandKey> {
  /** The record to edit, as it stands now; none adds one. */
  record: R | null | undefined;
  adding: Command<A>;
  editing: Command<E>;
  /** `id` stays the same for the whole form, so that sending again after a lost answer adds no second record. */
  toAdd: (id: string, fields: F) => FeatureInput<A>;
  toEdit: (opened: R, edit: FieldEdit<F>) => FeatureInput<E>;
}

/**
 * Saves a form: adds a record, or edits one field by field, so that two people's edits both hold. `save` gives whether the record
 * stands as the form says; where it does already, nothing is sent.
 */
export function useSaveRecord<R extends F, F extends object, A extends CommandKey, E extends CommandKey>({
  record,
  adding,
  editing,
  toAdd,
  toEdit,
}: RecordCommands<R, F, A, E>) {
  const [id] = useState(newId);
  const { opened, seen, takeNote } = useEdited(record ?? undefined);
  const { isPending, gate, refusal, fieldErrors } = opened ? editing : adding;
  const save = async (fields: F): Promise<boolean> => {
    if (!opened) return (await adding.send(toAdd(id, fields))).status === 'done';
    const changes = changesOf<F>(opened, fields);
    if (Object.keys(changes).length === 0) return true;
    const outcome = await editing.send(toEdit(opened, { changes, seen: seen(changes) }));
    takeNote(outcome);
    return outcome.status === 'done';
  };
  return { save, opened, id, isPending, gate, refusal, fieldErrors };
}
