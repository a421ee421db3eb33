import { afterEach } from 'vitest';
import { resetFeature } from './render-feature';

export { expectCompleteMessages } from './expect-complete-messages';
export { fakeServer, type Answer, type Answers, type Call, type FakeServer } from './fake-server';
export { buildEvent, publish } from './publish';
export { renderFeature, resetFeature, type FeatureOptions, type RenderedFeature } from './render-feature';
export { testIds, testSession, type TestSessionOptions } from './test-session';

afterEach(resetFeature);
