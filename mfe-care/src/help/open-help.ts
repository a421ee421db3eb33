import { helpShownMinutes, mostOpenHelp, type CheckIn, type HelpRequest } from '@carecircle/contracts';

/** A check-in as the call for help that it is; undefined where it is none. */
export function helpOf(checkIn: CheckIn): HelpRequest | undefined {
  if (checkIn.status !== 'needs-help') return undefined;
  const { id, circleId, recipientId, checkedBy, overLinkBy, notes, createdAt } = checkIn;
  return {
    ...{ checkInId: id, circleId, recipientId, askedBy: checkedBy, overLinkBy, notes },
    ...{ askedAt: createdAt, onItId: null, onItAt: null },
  };
}

/** With a new call, newest first; one that is there already knows as much or more. */
export function withAsked(open: readonly HelpRequest[], asked: HelpRequest): HelpRequest[] {
  if (open.some(({ checkInId }) => checkInId === asked.checkInId)) return [...open];
  return [...open, asked].sort(newestFirst).slice(0, mostOpenHelp);
}

/** Somebody is on it, and on the earlier calls for the same person. */
export function withClaimed(open: readonly HelpRequest[], claimed: HelpRequest): HelpRequest[] {
  const { onItId, onItAt, recipientId, askedAt } = claimed;
  return withAsked(open, claimed).map((help) =>
    help.recipientId === recipientId && help.askedAt <= askedAt && help.onItId === null
      ? { ...help, onItId, onItAt }
      : help,
  );
}

/** Nobody is on it any more, nor on what was claimed together with it. */
export function withHandedBack(open: readonly HelpRequest[], handedBack: HelpRequest): HelpRequest[] {
  const known = open.find(({ checkInId }) => checkInId === handedBack.checkInId);
  return withAsked(open, handedBack).map((help) =>
    help.recipientId === handedBack.recipientId && help.onItAt === known?.onItAt
      ? { ...help, onItId: null, onItAt: null }
      : help,
  );
}

/**
 * What this member is shown at a moment (`timeMs` since 1970), one for each person in need: the newest call that is open, else
 * the one that somebody has been on for a short while. Whoever called is shown only that somebody is on it (CHK-2).
 */
export function shownHelp(open: readonly HelpRequest[], memberId: string, timeMs: number): HelpRequest[] {
  const shown = new Map<string, HelpRequest>();
  for (const help of [...open].sort(newestFirst)) {
    if (help.onItAt !== null && Date.parse(help.onItAt) + helpShownMinutes * 60_000 <= timeMs) continue;
    if (help.onItAt === null && help.askedBy === memberId && help.overLinkBy === null) continue;
    const other = shown.get(help.recipientId);
    if (!other || (other.onItAt !== null && help.onItAt === null)) shown.set(help.recipientId, help);
  }
  return [...shown.values()];
}

function newestFirst(a: HelpRequest, b: HelpRequest): number {
  return b.askedAt.localeCompare(a.askedAt) || b.checkInId.localeCompare(a.checkInId);
}
