import type { Message } from '@carecircle/contracts';
import { groupMessages } from './group-messages';

/** A line of the thread: a day, or a message and where it stands in the run of its sender. */
export type ThreadRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'message'; key: string; message: Message; isFirst: boolean; isLast: boolean; place: number };

/** Messages (oldest first) as the lines that show them; a line keeps its key when others are put above or below. */
export function threadRows(messages: readonly Message[], dayOf: (instant: string) => string): ThreadRow[] {
  let place = 0;
  return groupMessages(messages, dayOf).flatMap(({ day, runs }): ThreadRow[] => [
    { kind: 'day', key: day, day },
    ...runs.flatMap(({ messages: run }) =>
      run.map((message, index): ThreadRow => ({
        ...{ kind: 'message', key: message.id, message, place: (place += 1) },
        ...{ isFirst: index === 0, isLast: index === run.length - 1 },
      })),
    ),
  ]);
}

const linePx = 26;
const charactersPerLine = 36;
const headPx = 44;

/** Height of a line before it was drawn, in CSS pixels: near enough for the scroll bar. */
export function likelyHeight(row: ThreadRow | undefined): number {
  if (!row || row.kind === 'day') return 48;
  const { message, isFirst } = row;
  return (isFirst ? headPx : 4) + bodyHeight(message) + (message.isUrgent ? 80 : 0);
}

function bodyHeight({ text, file }: Message): number {
  if (file?.kind === 'image') return 64 + Math.min(320, file.height, (260 * file.height) / file.width);
  if (file) return 72;
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil((line.length + 1) / charactersPerLine), 0);
  return 20 + lines * linePx;
}
