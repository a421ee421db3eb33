import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readArea, readHistory, readVersions } from './read-areas';
import { readSeries } from './health/read-health';
import { requireOperator } from './require-operator';

export const getArea = defineQuery(
  apiContract.releases.getArea,
  async ({ db, input: { remote }, actor, now, services }) => {
    await requireOperator(db, services.operators, actor);
    const area = await readArea(db, remote, now);
    const shown = [area.version, area.candidate?.version].filter((version) => typeof version === 'string');
    return {
      area,
      versions: await readVersions(db, remote),
      history: await readHistory(db, remote),
      series: await readSeries(db, remote, shown, now),
    };
  },
);
