import type { ReactNode } from 'react';
import { defaultPreferences } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { loadMessages, type LoadedMessages, type MessageLoaders } from '../messages/catalogue';

/** Which props a component takes is checked where it is declared (`defineRemote`); the host hands them through. */
type AnyComponent = (props: Record<string, unknown>) => ReactNode;

/** A part's code and words, ready to render without a wait. */
export interface LoadedPart {
  component: AnyComponent;
  messages: LoadedMessages;
}

/** Where a page or slot item comes from. */
export interface PartSource {
  remote: string;
  /** `route:<id>` or `slot:<id>`. */
  part: string;
  /** Null for slot items. */
  routeId: string | null;
  loaders: MessageLoaders;
  /** Loads once; after a failure the next call tries again. */
  load: () => Promise<LoadedPart>;
}

interface PartParts extends Omit<PartSource, 'load'> {
  loadComponent: () => Promise<{ default: (props: never) => ReactNode }>;
}

export function partSource({ loadComponent, ...rest }: PartParts): PartSource {
  let loading: Promise<LoadedPart> | undefined;
  async function read(): Promise<LoadedPart> {
    const language = (bus.state('session.current').get()?.preferences ?? defaultPreferences).language;
    const [module, messages] = await Promise.all([loadComponent(), loadMessages(rest.loaders, language)]);
    return { component: module.default as AnyComponent, messages };
  }
  return {
    ...rest,
    load: () => {
      loading ??= read().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
