import * as z from 'zod';
import { Id } from '../primitives';
import { messageFileKinds, messageFileTypes, messageLimits } from './message-choices';

export const MessageFileKind = z.enum(messageFileKinds);
export type MessageFileKind = z.infer<typeof MessageFileKind>;

/** How loud each part of a voice message is, first to last, for its drawing. */
export const Peaks = z.array(z.int().min(0).max(messageLimits.loudest)).max(messageLimits.peaks);

function typesOf<K extends MessageFileKind>(kind: K) {
  type Type = keyof (typeof messageFileTypes)[K] & string;
  return z.enum(Object.keys(messageFileTypes[kind]) as [Type, ...Type[]]);
}

const shape = { name: z.string(), sizeBytes: z.int().positive() };

/** What a message brings; lengths in pixels, as the picture stands upright. */
export const MessageFile = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('voice'),
    ...shape,
    contentType: typesOf('voice'),
    durationMs: z.int().positive(),
    peaks: Peaks,
  }),
  z.object({
    kind: z.literal('image'),
    ...shape,
    contentType: typesOf('image'),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
  z.object({ kind: z.literal('file'), ...shape, contentType: typesOf('file') }),
]);
export type MessageFile = z.infer<typeof MessageFile>;

/** A file that is on its way into a conversation. */
export const MessageUpload = z.object({ id: Id, name: z.string(), sizeBytes: z.int().positive() });
export type MessageUpload = z.infer<typeof MessageUpload>;
