export { BusError } from './bus-error';
export { bus, createEventBus, type EventBus, type Gap, type Unsubscribe } from './event-bus';
export { type Positions } from './positions';
export { type SharedState } from './state-channel';
