import type { PublishedVersion, ReleaseAction, ReleaseArea, ReleaseExplanation } from '@carecircle/contracts';

/** One line for an area and one for how each of its versions fares. */
export function areaLines(areas: readonly ReleaseArea[]): string[] {
  return areas.flatMap(({ remote, version, candidate, health }) => [
    `${remote}  ${version ?? 'not served'}${candidate ? `  → ${candidate.version} ${shareOf(candidate)}` : ''}`,
    ...health.map(
      (each) =>
        `    ${each.version}: ${each.failures} of ${each.loads} visits failed, ` +
        `loads in ${each.loadMs ?? '–'} ms, answers in ${each.inpMs ?? '–'} ms`,
    ),
  ]);
}

function shareOf({
  percent,
  circleIds,
  toOperators,
  isPaused,
  together,
}: NonNullable<ReleaseArea['candidate']>) {
  return [
    `${percent} %`,
    circleIds.length > 0 ? `and ${circleIds.length} named` : '',
    toOperators ? 'and operators' : '',
    isPaused ? '(paused)' : '',
    together.length > 0 ? `together with ${together.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function versionLines(versions: readonly PublishedVersion[]): string[] {
  return versions.map(
    ({ version, publishedAt, publishedBy, standing, notes }) =>
      `  ${version}  ${standing}  ${publishedAt}  ${publishedBy}${notes ? `  ${notes}` : ''}`,
  );
}

export function historyLines(history: readonly ReleaseAction[]): string[] {
  return history.map(
    ({ at, action, version, actor, reason }) =>
      `  ${at}  ${action} ${version}  by ${actor}${reason ? `: ${reason}` : ''}`,
  );
}

const because: Record<ReleaseExplanation['because'], string> = {
  everybody: 'everybody has it',
  circle: 'the circle is named',
  operator: 'it is an operator’s page',
  share: 'the circle is in the share',
  'not-in-share': 'the circle is not in the share of the next version',
  lost: 'the files of the other version are lost',
  'not-served': 'the area is not served',
};

export function whyLine({ version, because: why, slot, upTo }: ReleaseExplanation): string {
  const place = slot === null ? '' : `, place ${slot} of those below ${upTo ?? 0}`;
  return `${version ?? 'none'}: ${because[why]}${place}`;
}
