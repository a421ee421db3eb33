import type { Boot, ManifestRead } from '@carecircle/contracts';
import { dayIn } from '../../records/circle-days';
import { runOperation, type Call } from '../../spine/run-operation';
import type { Spine } from '../../spine/spine';
import type { WantedPart } from './wanted-parts';

type Answer = Boot['answers'][number];

/**
 * What the parts of the first screen read at once, answered ahead with the page. Each goes through the same checks as a call of
 * its own would; one that is refused or fails is left out, and the part asks by itself.
 */
export async function readAnswers(
  spine: Spine,
  { releases, session }: Pick<Boot, 'releases' | 'session'>,
  wanted: readonly WantedPart[],
  call: Omit<Call, 'raw'>,
): Promise<Answer[]> {
  const circle = session?.circle;
  if (!circle) return [];
  const today = dayIn(circle.timeZone, call.now);
  const reads = readsOf(releases, wanted).map((read) => onDay(read, today));
  const answers = await Promise.all(reads.map((read) => answer(spine, read, circle.id, call)));
  return answers.filter((answered) => answered !== null);
}

/** The read as the browser will ask it on this day. */
function onDay({ operation, input }: ManifestRead, today: string): ManifestRead {
  const values = Object.entries(input).map(([key, value]) => [key, value === '$today' ? today : value]);
  return { operation, input: Object.fromEntries(values) as ManifestRead['input'] };
}

async function answer(
  spine: Spine,
  { operation, input }: ManifestRead,
  circleId: string,
  call: Omit<Call, 'raw'>,
): Promise<Answer | null> {
  const query = spine.operations.get(operation);
  if (query?.kind !== 'query') return null;
  try {
    const output = await runOperation(spine, query, { ...call, raw: { ...input, circleId } });
    return { operation, input, output };
  } catch (error) {
    spine.services.log.debug({ err: error, operation }, 'not answered ahead');
    return null;
  }
}

/** Each read once, also when several parts name it. */
function readsOf(releases: Boot['releases'], wanted: readonly WantedPart[]): ManifestRead[] {
  const reads = releases.flatMap(({ remote, current: { manifest } }) => {
    const isWanted = (part: string) => wanted.some((one) => one.remote === remote && one.part === part);
    return [
      ...manifest.slots.filter(({ id }) => isWanted(`slot:${id}`)),
      ...manifest.routes.filter(({ id }) => isWanted(`route:${id}`)),
    ].flatMap((part) => part.reads ?? []);
  });
  return [...new Map(reads.map((read) => [JSON.stringify(read), read])).values()];
}
