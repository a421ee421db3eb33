import type { Language } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import {
  createFormats,
  createRemote,
  loadMessages,
  registerRoutes,
  translator,
  type AskedContext,
  type CircleSession,
  type RemoteDefinition,
} from '@carecircle/remote-kit';
import care from '../../mfe-care/src/remote';
import communication from '../../mfe-communication/src/remote';
import emergency from '../../mfe-emergency/src/remote';
import finance from '../../mfe-finance/src/remote';
import settings from '../../mfe-settings/src/remote';
import { Assistant } from '../../shell/src/louise/assistant';
import type { LouiseKey } from '../../shell/src/louise/louise-words';
import { usableSkills, type OwnedSkill } from '../../shell/src/louise/usable-skills';
import { keepFetchAt } from './fetch-as';
import type { Asker } from './two-circles';

const remotes: readonly RemoteDefinition[] = [care, communication, emergency, finance, settings];

const words = {
  en: () => import('../../shell/src/louise/messages/en.json'),
  es: () => import('../../shell/src/louise/messages/es.json'),
  fr: () => import('../../shell/src/louise/messages/fr.json'),
  de: () => import('../../shell/src/louise/messages/de.json'),
  it: () => import('../../shell/src/louise/messages/it.json'),
  pt: () => import('../../shell/src/louise/messages/pt.json'),
};

export interface Louise {
  ask: (question: string) => ReturnType<Assistant['reply']>;
  skills: readonly OwnedSkill[];
}

/** Louise as somebody has her in their browser: her own engine, the skills of all remotes, and the server's answers to this person. */
export async function louiseOf({ caller, circleId }: Asker, language: Language): Promise<Louise> {
  keepFetchAt(caller);
  const { session } = await caller.call('circles', 'getSession', { circleId });
  const { circle, member } = session ?? {};
  if (!session || !circle || !member) throw new Error('A person without a circle asked.');
  const preferences = { ...session.preferences, language };
  const chosen: CircleSession = { ...session, circle, member, preferences };
  bus.state('session.current').set(chosen);
  registerRoutes(remotes);
  const brought = await Promise.all(
    remotes.map(async (remote) =>
      usableSkills(member, remote.skills ?? [], (await createRemote(remote).skills?.(language)) ?? []),
    ),
  );
  const skills = brought.flat();
  const assistant = new Assistant({
    t: translator<LouiseKey>(await loadMessages(words, language)),
    context: () => contextOf(chosen),
    bringSkills: async () => skills,
    random: () => 0,
  });
  return { skills, ask: (text) => assistant.reply([{ from: 'person', text }]) };
}

function contextOf(session: CircleSession): AskedContext {
  const { circle, preferences } = session;
  const nowMs = Date.now();
  const { timeZone, currency } = circle;
  return { session, formats: createFormats({ preferences, timeZone, currency, nowMs }), nowMs };
}
