import { useState } from 'react';
import type { Repeat } from '@carecircle/contracts';
import {
  newId,
  useEdited,
  type Command,
  type CommandKey,
  type FeatureInput,
  type OperationOutput,
} from '@carecircle/remote-kit';
import { changesOf, type FieldEdit } from '@carecircle/remote-kit/forms';
import { useMessages } from '../words';
import { isOtherRepeat } from './repeat-draft';
import { ScopeDialog, scopesOf, type Scope } from './scope-dialog';

interface Repeating {
  id: string;
  seriesId: string | null;
  repeat: Repeat | null;
}

type Rule = Repeat | null | undefined;

/** An edit of several times of a series; without `repeat` they go on repeating as they do. */
export interface SeriesEdit<F> extends FieldEdit<F> {
  seriesScope: 'following' | 'all';
  repeat?: Rule;
}

interface SeriesCommands<
  R extends Repeating & F,
  F extends object,
  A extends CommandKey,
  E extends CommandKey,
  S extends CommandKey,
> {
  /** What is edited, as it stands now; left out to add one. */
  record: R | undefined;
  adding: Command<A>;
  editing: Command<E>;
  editingSeries: Command<S>;
  toAdd: (id: string, fields: F, repeat: Rule) => FeatureInput<A>;
  toEdit: (id: string, edit: FieldEdit<F>) => FeatureInput<E>;
  toEditSeries: (id: string, edit: SeriesEdit<F>) => FeatureInput<S>;
  /** Without an output where nothing was to be sent. */
  onSaved: (output?: OperationOutput<A> | OperationOutput<E> | OperationOutput<S>) => void;
}

/**
 * Saves the form of something that may repeat. Of a series it asks which times are meant; `question` is that dialog, to be shown with
 * the form (CAL-4, TASK-3).
 */
export function useSaveSeries<
  R extends Repeating & F,
  F extends object,
  A extends CommandKey,
  E extends CommandKey,
  S extends CommandKey,
>({
  record,
  adding,
  editing,
  editingSeries,
  toAdd,
  toEdit,
  toEditSeries,
  onSaved,
}: SeriesCommands<R, F, A, E, S>) {
  const t = useMessages();
  // One id for the whole form, so that a second submit adds nothing twice.
  const [newRecordId] = useState(newId);
  const { opened, seen, takeNote } = useEdited(record);
  const [asked, setAsked] = useState<{ fields: F; repeat: Rule } | null>(null);

  const save = async (fields: F, repeat: Rule, scope?: Scope): Promise<void> => {
    if (!opened) {
      const added = await adding.send(toAdd(newRecordId, fields, repeat));
      if (added.status === 'done') onSaved(added.output);
      return;
    }
    const changes = changesOf<F>(opened, fields);
    const isOtherRule = isOtherRepeat(opened, repeat);
    if (Object.keys(changes).length === 0 && !isOtherRule) return onSaved();
    if (opened.seriesId !== null && !scope) return setAsked({ fields, repeat });
    setAsked(null);
    const edit = { changes, seen: seen(changes) };
    const isOne = scope === 'this' || (!scope && !isOtherRule);
    const outcome = isOne
      ? await editing.send(toEdit(opened.id, edit))
      : await editingSeries.send(
          toEditSeries(opened.id, {
            ...edit,
            seriesScope: scope === 'following' ? 'following' : 'all',
            ...(isOtherRule && { repeat }),
          }),
        );
    takeNote(outcome);
    if (outcome.status === 'done') onSaved(outcome.output);
  };

  const question =
    opened && asked ? (
      <ScopeDialog
        title={t('scope.edit')}
        confirmLabel={t('save')}
        scopes={scopesOf(isOtherRepeat(opened, asked.repeat))}
        onConfirm={(scope) => void save(asked.fields, asked.repeat, scope)}
        onClose={() => setAsked(null)}
      />
    ) : null;
  return {
    save,
    question,
    isPending: [adding, editing, editingSeries].some((each) => each.isPending),
    gate: adding.gate,
    fieldErrors: opened ? { ...editing.fieldErrors, ...editingSeries.fieldErrors } : adding.fieldErrors,
  };
}
