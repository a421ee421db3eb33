/** A signed-in person, outside any circle. */
export interface Person {
  id: string;
  name: string;
  email: string;
  /** The copy of the demo circle that this person is made up for; families' own people have none. */
  demoCircleId?: string | null;
}
