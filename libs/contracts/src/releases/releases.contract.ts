import * as z from 'zod';
import { command, query } from '../api/operation';
import { Id } from '../primitives';
import {
  ReleaseSeries,
  PublishedVersion,
  ReleaseAction,
  ReleaseArea,
  ReleaseExplanation,
  ReleaseReason,
  RemoteName,
  RolloutChange,
} from './release';
import { releaseLimits } from './release-limits';

const area = 'releases';

/** What operators do with releases (REL-6). For everybody else these operations find nothing. */
export const releasesContract = {
  listAreas: query({
    area,
    name: 'listAreas',
    summary: 'Every area of the product with the versions that are served, and how these fare',
    scope: 'person',
    input: {},
    output: z.array(ReleaseArea).max(releaseLimits.areas),
  }),
  getArea: query({
    area,
    name: 'getArea',
    summary: 'One area with its versions, its history and how its versions fared over the last day',
    scope: 'person',
    input: { remote: RemoteName },
    output: z.object({
      area: ReleaseArea,
      versions: z.array(PublishedVersion).max(releaseLimits.versions),
      history: z.array(ReleaseAction).max(releaseLimits.history),
      series: z.array(ReleaseSeries).max(2),
    }),
  }),
  getChoice: query({
    area,
    name: 'getChoice',
    summary: 'Why a circle gets the version of an area that it gets',
    scope: 'person',
    input: { remote: RemoteName, inCircle: Id },
    output: ReleaseExplanation,
  }),
  steerRollout: command({
    area,
    name: 'steerRollout',
    summary: 'Offer a version to some circles, raise, pause, serve it to everybody, or roll back',
    scope: 'person',
    input: {
      remote: RemoteName,
      /** Revision that was decided on; another one by now is refused (CHANGED_MEANWHILE). */
      revision: z.int().min(0).max(1_000_000_000),
      change: RolloutChange,
      reason: ReleaseReason,
    },
    output: ReleaseArea,
  }),
};
