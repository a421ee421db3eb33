import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';

/** Whose map an alert's place is drawn on, where the operator names one. */
export const getMapTiles = defineQuery(
  apiContract.emergency.getMapTiles,
  async ({ services: { mapTiles } }) => ({ tiles: mapTiles }),
);
