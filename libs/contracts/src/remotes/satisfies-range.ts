type Triple = readonly [number, number, number];

/**
 * Whether a semantic version lies in a range of npm's syntax: exact, `^`, `~`, `>=`, `>`, `<=`, `<`, `x` places, `*`, several
 * joined by spaces (and) or `||` (or). A pre-release counts as its release, since it is built from the same contracts.
 * What can't be read is never satisfied.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const triple = parse(version);
  if (!triple) return false;
  return range.split('||').some((part) => satisfiesAll(triple, part.trim()));
}

function satisfiesAll(version: Triple, part: string): boolean {
  const comparators = part.replace(/([<>=^~]+)\s+/g, '$1').split(/\s+/);
  return comparators.every((comparator) => satisfiesOne(version, comparator));
}

function satisfiesOne(version: Triple, comparator: string): boolean {
  const [, operator = '', text = ''] = /^(\^|~|>=|<=|>|<|=)?v?(.*)$/.exec(comparator) ?? [];
  if (text === '' || /^[*xX]$/.test(text)) return operator !== '<' && operator !== '>';
  const bounds = boundsOf(text);
  if (!bounds) return false;
  const { low, next } = bounds;
  if (operator === '>=') return compare(version, low) >= 0;
  if (operator === '>') return compare(version, next) >= 0;
  if (operator === '<') return compare(version, low) < 0;
  if (operator === '<=') return compare(version, next) < 0;
  return compare(version, low) >= 0 && compare(version, upperBound(operator, low, next)) < 0;
}

/** First version above what the operator allows: `^0.2.3` stays below 0.3.0, `^1.2.3` below 2.0.0, `~1.2.3` below 1.3.0. */
function upperBound(operator: string, low: Triple, next: Triple): Triple {
  const [major, minor] = low;
  if (operator === '~') return max([major, minor + 1, 0], next);
  if (operator !== '^') return next;
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : max([0, 0, low[2] + 1], next);
}

/** `1.2` means from 1.2.0 to before 1.3.0; a whole version means itself alone. */
function boundsOf(text: string): { low: Triple; next: Triple } | null {
  const places = /^(\d+)(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?(?:[-+].*)?$/.exec(text);
  if (!places) return null;
  const [major, minor, patch] = [places[1], places[2], places[3]].map((place) =>
    place === undefined || /[xX*]/.test(place) ? null : Number(place),
  );
  if (major === null || major === undefined) return null;
  if (minor === null || minor === undefined) return { low: [major, 0, 0], next: [major + 1, 0, 0] };
  if (patch === null || patch === undefined) return { low: [major, minor, 0], next: [major, minor + 1, 0] };
  return { low: [major, minor, patch], next: [major, minor, patch + 1] };
}

function parse(version: string): Triple | null {
  const places = /^v?(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version);
  return places ? [Number(places[1]), Number(places[2]), Number(places[3])] : null;
}

function compare(one: Triple, other: Triple): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function max(one: Triple, other: Triple): Triple {
  return compare(one, other) >= 0 ? one : other;
}
