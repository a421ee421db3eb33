import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LouiseHelp } from '@carecircle/contracts';
import {
  createFormats,
  currentSession,
  nowMs,
  type AskedContext,
  type CircleSession,
  type Translate,
} from '@carecircle/remote-kit';
import { Assistant } from './assistant';
import { bringSkills } from './bring-skills';
import { Conversation } from './conversation';
import type { LouiseKey } from './louise-words';

interface Held {
  assistant: Assistant;
  conversation: Conversation;
}

let held: (Held & { key: string }) | null = null;

/** The conversation of this person in this circle and language; another begins anew, with what the person may do by then. */
export function useConversation(session: CircleSession, t: Translate<LouiseKey>) {
  const { circle, member } = session;
  const key = JSON.stringify([circle.id, member, t.language]);
  const { assistant, conversation } = useMemo(() => heldFor(key, session, t), [key, session, t]);
  const { messages, isAnswering } = useSyncExternalStore(conversation.subscribe, conversation.get);
  return { assistant, conversation, messages, isAnswering };
}

/** Who runs the language model that answers, or why none does; null until that is known. */
export function useHelp(assistant: Assistant): LouiseHelp | null {
  const [known, setKnown] = useState<{ of: Assistant; help: LouiseHelp | null }>();
  useEffect(() => {
    let isLeft = false;
    void assistant.help().then((help) => !isLeft && setKnown({ of: assistant, help }));
    return () => void (isLeft = true);
  }, [assistant]);
  return known?.of === assistant ? known.help : null;
}

function heldFor(key: string, session: CircleSession, t: Translate<LouiseKey>): Held {
  if (held?.key === key) return held;
  const context = () => contextOf(currentSession() ?? session);
  const assistant = new Assistant({ t, context, bringSkills: () => bringSkills(session) });
  held = { key, assistant, conversation: new Conversation(assistant, t) };
  return held;
}

function contextOf(session: CircleSession): AskedContext {
  const { circle, preferences } = session;
  const now = nowMs();
  const settings = { preferences, timeZone: circle.timeZone, currency: circle.currency, nowMs: now };
  return { session, formats: createFormats(settings), nowMs: now };
}
