import type { MessageFileKind } from '@carecircle/contracts';
import type { Refusal } from '@carecircle/remote-kit';

/** Why a file was not sent. */
export type AttachmentFault =
  | { is: 'type' | 'empty' | 'too-large' | 'unreadable' | 'content' | 'infected' | 'connection' }
  | { is: 'storage'; freeBytes: number }
  | { is: 'refused'; refusal: Refusal };

/** What was picked or recorded for a conversation and is not sent yet; it stays on this device until then. */
export interface Attachment {
  kind: MessageFileKind;
  name: string;
  blob: Blob;
  /** Shows or plays it here. */
  url: string;
  /** Of a voice message. */
  peaks: number[];
  durationMs: number;
  isUrgent: boolean;
  state: 'picked' | 'sending' | 'failed';
  sentBytes: number;
  fault?: AttachmentFault;
  /** Chosen before it is sent, so that a second try is the same message. */
  ids: { message: string; upload: string; start: string };
}
