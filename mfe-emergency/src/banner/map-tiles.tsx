import { useState } from 'react';
import { tileUrl, type MapTile } from '../location/web-mercator';
import css from './place-drawing.module.css';

export interface MapTilesProps {
  tiles: readonly MapTile[];
  /** The operator's, with `{z}`, `{x}` and `{y}`. */
  pattern: string;
  credit: string;
  /** Sides of the drawing, in its units. */
  size: number;
}

/** Lies under the drawing. Tiles that do not come leave nothing, and without any nobody is credited. */
export function MapTiles({ tiles, pattern, credit, size }: MapTilesProps) {
  const [hasMap, setHasMap] = useState(false);
  const share = (units: number) => `${(units / size) * 100}%`;
  return (
    <>
      <div className={css.map} aria-hidden="true">
        {tiles.map((tile) => {
          const url = tileUrl(pattern, tile);
          const { left, top, side } = tile;
          return (
            <img
              key={url}
              className={css.tile}
              src={url}
              alt=""
              // Map servers want to know who shows their tiles, and need not know which page.
              referrerPolicy="strict-origin"
              style={{ left: share(left), top: share(top), width: share(side), height: share(side) }}
              onLoad={() => setHasMap(true)}
              onError={({ currentTarget }) => currentTarget.toggleAttribute('hidden', true)}
            />
          );
        })}
      </div>
      {hasMap ? <small className={css.credit}>{credit}</small> : null}
    </>
  );
}
