import { supportLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readReleaseNotes } from '../releases';

export const listReleaseNotes = defineQuery(
  apiContract.support.listReleaseNotes,
  ({ db, input: { language } }) => readReleaseNotes(db, { language, most: supportLimits.releases }),
);
