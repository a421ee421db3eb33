import { useState } from 'react';
import type { CommandOutcome } from './command-outcome';

/** A record in a form, while others may go on changing it. */
export interface Edited<R> {
  /** The record as the form was opened with it: only what differs from it is this person's change. */
  opened: R;
  /** What this person knows to stand in the fields of a change. Sent along, it makes the server refuse to overwrite anything else. */
  seen: <C extends object>(changes: C) => Partial<C>;
  /** Takes fields that were refused as seen: the form says now that somebody changed them, so saving again replaces that. */
  takeNote: (outcome: CommandOutcome) => void;
}

/** Edits a record field by field, so that two people's edits both hold, and nobody overwrites what they never saw. */
export function useEdited<R extends object | undefined>(record: R): Edited<R> {
  const [opened] = useState(record);
  const [noted, setNoted] = useState<readonly string[]>([]);
  const known = new Map(Object.entries(opened ?? {}));
  const present = new Map(Object.entries(record ?? {}));
  const seen = <C extends object>(changes: C) => {
    const names = Object.keys(changes).filter((name) => known.has(name));
    return Object.fromEntries(
      names.map((name) => [name, (noted.includes(name) ? present : known).get(name)]),
    ) as Partial<C>;
  };
  const takeNote = (outcome: CommandOutcome) => {
    if (outcome.status !== 'refused' || outcome.refusal.code !== 'CHANGED_MEANWHILE') return;
    setNoted([...noted, ...outcome.refusal.fields.map(({ path }) => path.replace(/^changes\./, ''))]);
  };
  return { opened, seen, takeNote };
}
