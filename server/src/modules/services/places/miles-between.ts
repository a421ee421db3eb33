export interface Place {
  latitude: number;
  longitude: number;
}

const earthRadiusMiles = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles between two places as the crow flies (haversine), to a tenth. */
export function milesBetween(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(other.longitude - one.longitude));
  return Math.round(2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10;
}
