import type { UnitOfWork } from './context';

/** The demo circle, filled in by `server/src/demo`. */
export interface DemoPort {
  /** Person to sign in as, by the name of a demo member; makes the circle when needed. Refuses NOT_FOUND for unknown names. */
  enter(as: string | undefined): Promise<{ personId: string }>;
  /** Puts the demo circle back to its beginning. */
  reset(unit: UnitOfWork, circleId: string): Promise<void>;
}
