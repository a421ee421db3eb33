import type { ReactElement } from 'react';
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { bus } from '@carecircle/event-bus';
import { closeToasts } from '@carecircle/ui/testing';
import { stateDefaults, type StateChannel, type StateValue } from '@carecircle/contracts';
import { commandQueue } from '../commands/command-queue';
import { clearPending } from '../commands/pending-patches';
import { loadMessages } from '../messages/catalogue';
import { navigateTo } from '../navigation/navigate';
import { registerRoutes } from '../navigation/routes';
import { applyEvents } from '../queries/apply-events';
import { queryClient } from '../queries/query-client';
import type { RemoteDefinition } from '../remote/define-remote';
import { RemoteRoot } from '../remote/remote-root';
import { speakEveryLanguage } from './all-kit-words';
import { fakeServer, type Answers, type FakeServer } from './fake-server';
import { testSession, type TestSessionOptions } from './test-session';

export interface FeatureOptions {
  /** The remote's table of contents: its words and routes are used. */
  remote: RemoteDefinition;
  session?: TestSessionOptions;
  /** What the server answers, by operation. */
  answers?: Answers;
  /** Address of the page; `/` unless told. */
  path?: string;
  /** Id of the route whose page it is, for `useParams`. */
  routeId?: string;
  /** Values of state channels. */
  states?: { [C in StateChannel]?: StateValue<C> };
}

export interface RenderedFeature extends RenderResult {
  user: UserEvent;
  server: FakeServer;
}

let stop: () => void = () => undefined;

/** Renders a page, tile or any part of a remote with a fake HTTP border; bus, cache, commands and words are the real ones. */
export async function renderFeature(
  element: ReactElement,
  options: FeatureOptions,
): Promise<RenderedFeature> {
  leaveFeature();
  speakEveryLanguage();
  const session = testSession(options.session);
  const server = fakeServer(options.answers);
  // It stays when the page is closed, and answers nothing more: what is sent too late must not reach the network.
  globalThis.fetch = server.fetch;
  const stopApplying = applyEvents();
  stop = () => {
    stopApplying();
    server.close();
  };

  bus.startFrom({});
  bus.state('session.current').set(session);
  for (const [channel, value] of Object.entries(options.states ?? {})) {
    bus.state(channel as StateChannel).set(value as never);
  }
  registerRoutes([options.remote]);
  navigateTo(options.path ?? '/', { replace: true });

  const messages = await loadMessages(options.remote.messages, session.preferences.language);
  const rendered = await act(async () =>
    render(
      <RemoteRoot loaders={options.remote.messages} messages={messages} routeId={options.routeId ?? null}>
        {element}
      </RemoteRoot>,
    ),
  );
  return { ...rendered, user: userEvent.setup(), server };
}

/** Takes the rendered feature away with all that it read, as a page that is closed. */
function leaveFeature(): void {
  cleanup();
  stop();
  stop = () => undefined;
  queryClient.clear();
  clearPending();
  sessionStorage.clear();
}

/** Leaves nothing to the next test of what this one showed, stored, told others or has not sent. Runs after each by itself. */
export async function resetFeature(): Promise<void> {
  leaveFeature();
  closeToasts();
  document.body.replaceChildren();
  await commandQueue.wipe();
  // A database that a test gave to the page goes with it.
  await commandQueue.move();
  localStorage.clear();
  bus.startFrom({});
  for (const [channel, value] of Object.entries(stateDefaults)) {
    bus.state(channel as StateChannel).set(value as never);
  }
}
