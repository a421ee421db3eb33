import { runInData, toldBy } from '../server-programs';

export interface FiveYears {
  /** How many rows were written. */
  rows: number;
  /** Six weeks of so many items that repeat; the promise is made for one of them. */
  monthGrids: { items: number; milliseconds: number; isPromised: boolean }[];
}

/** Writes five years into a circle of a server that does not run, and computes months there. */
export function liveFiveYears(dataDir: string, circleId: string): FiveYears {
  return toldBy(runInData('live-five-years', dataDir, { CIRCLE_ID: circleId }));
}
