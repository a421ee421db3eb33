import type { AlertLocation, MapTiles as Tiles } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { bearingBetween, metresBetween, ringsFor } from '../location/geometry';
import { tilesFor } from '../location/web-mercator';
import { MapTiles } from './map-tiles';
import css from './place-drawing.module.css';

export interface PlaceDrawingProps {
  /** Of the one in need: the middle. */
  place: AlertLocation;
  /** Of the viewer; null where it is not known. */
  own: AlertLocation | null;
  /** What screen readers say of it. */
  label: string;
  name: string;
  you: string;
  /** The operator's map to draw on; null where there is none. */
  map: Tiles | null;
}

const size = 320;
const middle = size / 2;
const reach = middle - 34;

/** Who is where, on a map only where the operator has one: the one in need in the middle, rings of round distances, north above (EMER-6). */
export function PlaceDrawing({ place, own, label, name, you, map }: PlaceDrawingProps) {
  const formats = useFormats();
  const metres = own ? metresBetween(place, own) : 0;
  const rings = ringsFor(Math.max(metres, place.accuracyMetres ?? 0, 20));
  const scale = reach / (rings.at(-1) ?? 1);
  const angle = own ? (bearingBetween(place, own) * Math.PI) / 180 : 0;
  const dot = { x: middle + Math.sin(angle) * metres * scale, y: middle - Math.cos(angle) * metres * scale };
  const tiles = map ? tilesFor({ ...place, scale, size }) : [];
  return (
    <div className={css.frame}>
      {map && tiles.length > 0 ? (
        <MapTiles tiles={tiles} pattern={map.url} credit={map.credit} size={size} />
      ) : null}
      <svg className={css.drawing} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        {place.accuracyMetres ? (
          <circle className={css.accuracy} cx={middle} cy={middle} r={place.accuracyMetres * scale} />
        ) : null}
        {rings.map((ring) => (
          <g key={ring}>
            <circle className={css.ring} cx={middle} cy={middle} r={ring * scale} />
            <text className={css.distance} x={middle} y={middle - ring * scale - 3} textAnchor="middle">
              {distanceText(ring, formats)}
            </text>
          </g>
        ))}
        {own ? (
          <>
            <line className={css.way} x1={dot.x} y1={dot.y} x2={middle} y2={middle} />
            <circle className={css.own} cx={dot.x} cy={dot.y} r={8} />
            <text className={css.word} x={dot.x} y={dot.y + 24} textAnchor="middle">
              {you}
            </text>
          </>
        ) : null}
        <circle className={css.inNeed} cx={middle} cy={middle} r={10} />
        <text className={css.word} x={middle} y={middle + 28} textAnchor="middle">
          {name}
        </text>
      </svg>
    </div>
  );
}

/** Metres, or kilometres from one on. */
export function distanceText(metres: number, formats: ReturnType<typeof useFormats>): string {
  const isFar = metres >= 1_000;
  return formats.number(isFar ? metres / 1_000 : Math.round(metres), {
    ...{ style: 'unit', unit: isFar ? 'kilometer' : 'meter', unitDisplay: 'short' },
    maximumFractionDigits: isFar && metres < 10_000 ? 1 : 0,
  });
}
