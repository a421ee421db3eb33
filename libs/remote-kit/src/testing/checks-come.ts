import { configure } from '@testing-library/react';
import { bus } from '@carecircle/event-bus';

// A test begins where a page stands once its first screen is shown.
await bus.checksCome();

// Long enough for a machine that has much else to do: a condition that comes is met as soon as it does.
configure({ asyncUtilTimeout: 15_000 });
