import { bus } from '@carecircle/event-bus';

// A test begins where a page stands once its first screen is shown.
await bus.checksCome();
