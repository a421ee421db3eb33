import type { Caller, UnitOfWork } from './context';

/** The demo circle, filled in by `server/src/demo`. */
export interface DemoPort {
  /**
   * Person to sign in as, by the name of a demo member: of the copy in which the caller is already, else of one made for them.
   * Refuses NOT_FOUND for unknown names, TOO_MANY_ATTEMPTS where there is no room.
   *
   * @param visit.present the copy whose person is signed in on this request.
   */
  enter(visit: {
    as: string | undefined;
    caller: Caller;
    present: string | null;
  }): Promise<{ personId: string }>;
  /** Puts a copy back to its beginning. Refuses RESET_TOO_SOON. */
  reset(unit: UnitOfWork, reset: { circleId: string; caller: Caller }): Promise<void>;
  /** Somebody is using a copy. */
  touch(circleId: string): void;
}
