import { messageLimits, type MessageFileKind } from '@carecircle/contracts';
import { barePicture } from '../../files/bare-picture';
import { sniffDocument, type ReadAt } from '../../files/sniff-document';
import { isPlainText } from '../../files/is-plain-text';
import { readVoice } from './read-voice';

/** Few bytes can unfold to more than a phone can hold; screens send less than half of it. */
const longestSide = 8_192;

/** What the content of a file says of it. */
export interface SniffedFile {
  contentType: string;
  width?: number;
  height?: number;
  durationMs?: number;
}

interface Sniffed {
  sizeBytes: number;
  readAt: ReadAt;
}

/** What a file is by its bytes, whatever its name says; null for what a message of this kind does not bring (CHAT-2). */
export const sniffMessageFile: Record<MessageFileKind, (file: Sniffed) => Promise<SniffedFile | null>> = {
  async voice({ sizeBytes, readAt }) {
    const voice = await readVoice(sizeBytes, readAt);
    return voice && voice.durationMs <= messageLimits.voiceMs ? voice : null;
  },
  async image({ sizeBytes, readAt }) {
    const picture = barePicture(await readAt(0, sizeBytes));
    if (!picture || picture.width === 0 || picture.height === 0) return null;
    const { contentType, width, height } = picture;
    if (Math.max(width, height) > longestSide) return null;
    return { contentType, width, height };
  },
  async file({ sizeBytes, readAt }) {
    const found = await sniffDocument(readAt);
    if (found) return found.startsWith('image/') ? null : { contentType: found };
    return isPlainText(await readAt(0, sizeBytes)) ? { contentType: 'text/plain' } : null;
  },
};
