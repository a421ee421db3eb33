/** A tile of a map, and where it lies in a drawing. */
export interface MapTile {
  zoom: number;
  x: number;
  y: number;
  /** Of its north-west corner, in units of the drawing. */
  left: number;
  top: number;
  side: number;
}

interface Drawn {
  /** The middle of the drawing, in degrees. */
  latitude: number;
  longitude: number;
  /** Units of the drawing for a metre. */
  scale: number;
  /** Sides of the drawing, in its units. */
  size: number;
}

/** Circumference of the earth at the equator, in metres (WGS 84): the width of the world in Web Mercator (EPSG:3857). */
const circumference = 2 * Math.PI * 6_378_137;
const tileSide = 256;
const deepestZoom = 19;
/** Beyond it Web Mercator has no map. */
const mostLatitude = 85.05;
/** A larger drawing is no map of the way any more, and Mercator's north would lie elsewhere than its rings. */
const mostMetres = 100_000;

/** The tiles that fill a square drawing, of the one zoom at which they are nearest to their own size; none where no map fits. */
export function tilesFor({ latitude, longitude, scale, size }: Drawn): MapTile[] {
  if (Math.abs(latitude) > mostLatitude || size / 2 / scale > mostMetres) return [];
  // So many units of the drawing would a map of the whole world be wide.
  const world = scale * circumference * Math.cos((latitude * Math.PI) / 180);
  const zoom = Math.max(0, Math.min(deepestZoom, Math.round(Math.log2(world / tileSide))));
  const count = 2 ** zoom;
  const side = world / count;
  const middle = {
    x: ((longitude + 180) / 360) * count,
    y: ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * count,
  };
  const reach = size / 2 / side;
  const tiles: MapTile[] = [];
  for (let y = Math.floor(middle.y - reach); y < middle.y + reach; y += 1) {
    if (y < 0 || y >= count) continue;
    for (let x = Math.floor(middle.x - reach); x < middle.x + reach; x += 1) {
      const left = size / 2 + (x - middle.x) * side;
      const top = size / 2 + (y - middle.y) * side;
      // East of the last one comes the first.
      tiles.push({ zoom, x: ((x % count) + count) % count, y, left, top, side });
    }
  }
  return tiles;
}

/** Its address at a server, by the operator's pattern. */
export function tileUrl(pattern: string, { zoom, x, y }: MapTile): string {
  return pattern.replaceAll('{z}', String(zoom)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
}
