import * as z from 'zod';
import { Session } from '../account/session';
import { Id, Instant } from '../primitives';
import { ManifestRead, PageManifest } from './remote-manifest';

/** One build of a remote as served: its manifest and where its files lie (absolute path, ends with `/`). */
export const ServedRelease = z.object({
  manifest: PageManifest,
  baseUrl: z.string(),
  /** Why it does not fit the shell, where no other version does either; not there in one that fits. */
  misfit: z.string().optional(),
});
export type ServedRelease = z.infer<typeof ServedRelease>;

/** What the registry chose for this circle: the version to run and the last good one before it. */
export const ReleaseChoice = z.object({
  remote: z.string(),
  current: ServedRelease,
  previous: ServedRelease.nullable(),
});
export type ReleaseChoice = z.infer<typeof ReleaseChoice>;

/** A remote that this one browser takes from elsewhere than the registry says (MFE-9). */
export const Override = z.object({
  remote: z.string(),
  /** Origin of a dev server, such as `http://localhost:5173`, or a published version. */
  from: z.string(),
  /** Whether that is there; else the page has the remote that the registry chose. */
  isThere: z.boolean(),
});
export type Override = z.infer<typeof Override>;

/** Everything the browser must know to show the first screen; the server puts it into the HTML as `#boot`. */
export const Boot = z.object({
  session: Session.nullable(),
  releases: z.array(ReleaseChoice),
  /** Grows with every decision about releases: the stream begins with that of its moment. */
  registryRevision: z.int(),
  /** Only in a browser that overrides remotes. */
  overrides: z.array(Override).optional(),
  /** Reached sequence per event scope: where the stream begins. */
  positions: z.record(Id, z.int()),
  /** First values of state channels, by channel name. */
  states: z.record(z.string(), z.unknown()),
  /** What the parts of the first screen read, answered ahead: operation, its input without the circle, output. */
  answers: z.array(z.object({ ...ManifestRead.shape, output: z.unknown() })),
  serverTime: Instant,
  shellVersion: z.string(),
  contractsVersion: z.string(),
  /** What this installation has: screens say plainly when something is not configured. */
  installation: z.object({ mail: z.boolean(), googleSignIn: z.boolean(), demo: z.boolean() }),
});
export type Boot = z.infer<typeof Boot>;
