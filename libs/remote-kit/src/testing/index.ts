import './checks-come';
import './test-clock';

import { notifyManager } from '@tanstack/react-query';
import { afterEach } from 'vitest';
import { resetFeature } from './render-feature';

export { expectCompleteMessages } from './expect-complete-messages';
export { fakeServer, type Answer, type Answers, type Call, type FakeServer } from './fake-server';
export { buildEvent, publish } from './publish';
export { renderFeature, resetFeature, type FeatureOptions, type RenderedFeature } from './render-feature';
export { testIds, testSession, type TestSessionOptions } from './test-session';

// The cache tells its observers in a timer of its own; in a test they hear of a change before `publish` returns.
notifyManager.setScheduler(queueMicrotask);

// What runs in Node alone has no page to leave.
if (typeof document !== 'undefined') afterEach(resetFeature);
