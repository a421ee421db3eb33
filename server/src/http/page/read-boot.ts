import type { Boot } from '@carecircle/contracts';
import { isOperator } from '../../access/is-operator';
import { readSession } from '../../modules/circles';
import { chooseReleases, readRegistryRevision } from '../../modules/releases';
import type { Spine } from '../../spine/spine';
import type { WebApp } from './web-app';

export type Installation = Boot['installation'];

/** Everything that the first screen of this person must know. A stranger gets no releases: nothing of them runs signed out. */
export async function readBoot(
  { database, modules, services }: Pick<Spine, 'database' | 'modules' | 'services'>,
  webApp: WebApp,
  installation: Installation,
  personId: string | null,
): Promise<Omit<Boot, 'answers'>> {
  const { db } = database;
  const { session, positions } = personId
    ? await readSession(db, personId)
    : { session: null, positions: {} };
  const now = services.clock.now();
  // Before the choice, so that what is decided meanwhile is noticed.
  const registryRevision = session ? await readRegistryRevision(db) : 0;
  const isSteering = session !== null && isOperator(services.operators, session.person);
  const circle = session?.circle;
  const actor = session?.member;
  const seeds =
    circle && actor
      ? await Promise.all(modules.map((module) => module.stateSeeds?.({ db, circle, actor, now })))
      : [];
  return {
    session: isSteering ? { ...session, isOperator: true } : session,
    positions,
    releases: session
      ? await chooseReleases(db, services, { circleId: circle?.id ?? null, isOperator: isSteering })
      : [],
    registryRevision,
    states: Object.assign({}, ...seeds) as Boot['states'],
    serverTime: now.toISOString(),
    shellVersion: webApp.shell.version,
    contractsVersion: webApp.contractsVersion,
    installation,
  };
}
