interface Point {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth, in metres (IUGG). */
const earthRadius = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres (haversine). */
export function metresBetween(from: Point, to: Point): number {
  const [phi1, phi2] = [radians(from.latitude), radians(to.latitude)];
  const a =
    Math.sin((phi2 - phi1) / 2) ** 2 +
    Math.cos(phi1) * Math.cos(phi2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Direction in which one sets out, in degrees clockwise from north, 0 to below 360. */
export function bearingBetween(from: Point, to: Point): number {
  const [phi1, phi2] = [radians(from.latitude), radians(to.latitude)];
  const lambda = radians(to.longitude - from.longitude);
  const y = Math.sin(lambda) * Math.cos(phi2);
  const x = Math.cos(phi1) * Math.sin(phi2) - Math.sin(phi1) * Math.cos(phi2) * Math.cos(lambda);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

export const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The nearest of eight compass points. */
export function compassPointOf(bearing: number): (typeof compassPoints)[number] {
  return compassPoints[Math.round(bearing / 45) % 8] ?? 'n';
}

/** Distances of the rings of a drawing that shows up to `metres`: one, two or five times a power of ten, at most four of them. */
export function ringsFor(metres: number): number[] {
  const least = Math.max(metres, 20) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= least) ?? least;
  return Array.from({ length: Math.max(1, Math.ceil(metres / step)) }, (_, index) => (index + 1) * step);
}
