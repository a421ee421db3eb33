import { CustomSource, Input, MP4, OGG, WAVE, WEBM } from 'mediabunny';
import type { ReadAt } from '../../files/sniff-document';

/** What browsers record into. */
const contentTypes = new Map([
  [WEBM.name, 'audio/webm'],
  [MP4.name, 'audio/mp4'],
  [OGG.name, 'audio/ogg'],
  [WAVE.name, 'audio/wav'],
]);

/**
 * What a recording is by its bytes: sound alone, and how long. What browsers record tells no length of its own: its packets do. Null
 * for what is no sound.
 */
export async function readVoice(
  sizeBytes: number,
  readAt: ReadAt,
): Promise<{ contentType: string; durationMs: number } | null> {
  const source = new CustomSource({ getSize: () => sizeBytes, read: readAt });
  using input = new Input({ formats: [WEBM, MP4, OGG, WAVE], source });
  try {
    if (!(await input.canRead())) return null;
    const contentType = contentTypes.get((await input.getFormat()).name);
    const tracks = await input.getTracks();
    const codec = (await input.getPrimaryAudioTrack())?.codec ?? null;
    if (!contentType || tracks.length !== 1 || codec === null) return null;
    const durationMs = Math.round((await input.computeDuration()) * 1_000);
    return durationMs > 0 ? { contentType, durationMs } : null;
  } catch {
    return null;
  }
}
