import type { LostPlace } from './next-focus';

/** Where a node was, if these changes took it away or disabled it; null when it is as it was. */
export function lostPlace(records: readonly MutationRecord[], node: Element): LostPlace | null {
  const place = placeLeft(records, node);
  // What it stood in may be gone as well. The records tell of the tree as it is now, so its removal may stand before.
  if (place && place.parent !== node && !place.parent.isConnected)
    return lostPlace(records, place.parent) ?? place;
  return place;
}

function placeLeft(records: readonly MutationRecord[], node: Element): LostPlace | null {
  for (const { target, type, removedNodes, nextSibling, previousSibling } of records) {
    if (!(target instanceof Element)) continue;
    if (type === 'childList' && [...removedNodes].some((removed) => removed.contains(node)))
      return node.isConnected ? null : { parent: target, next: nextSibling, previous: previousSibling };
    if (type === 'attributes' && target === node && node.matches(':disabled') && node.parentElement)
      return { parent: node.parentElement, next: node.nextSibling, previous: node.previousSibling };
  }
  return null;
}
