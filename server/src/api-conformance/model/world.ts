import type { Action, Permissions, Role } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';

export interface ModelPerson {
  id: string;
  cookie: string;
}

export type RecordKind =
  | 'task'
  | 'calendarEvent'
  | 'medication'
  | 'journalEntry'
  | 'checkIn'
  | 'contact'
  | 'bill'
  | 'recipient'
  | 'message'
  | 'alert';

export interface ModelRecord {
  id: string;
  kind: RecordKind;
  isDeleted: boolean;
  /** Of a task: pending, in-progress, completed. Of a bill: pending, paid. Of an alert: armed, active, resolved, cancelled. */
  state: string;
  /** Who wrote the message or raised the alert. */
  by: string;
  /** The other member of a direct message. */
  to: string | null;
}

export interface ModelMember {
  role: Role;
  status: 'pending' | 'active' | 'former';
  /** What they may do once they are active. */
  permissions: Permissions;
  /** True for a former member who waits to be let in again. */
  asks?: boolean;
}

export interface ModelCircle {
  id: string;
  /** Stands in every text of the circle, as `mark-<number>-…`. */
  number: number;
  inviteCode: string;
  members: Map<string, ModelMember>;
  /** How often somebody was turned down since they last belonged. */
  rejections: Map<string, number>;
  records: ModelRecord[];
}

/** What the server should know. */
export interface World {
  people: ModelPerson[];
  circles: ModelCircle[];
}

export function mayIn(circle: ModelCircle, personId: string, action: Action): boolean {
  const place = circle.members.get(personId);
  return place !== undefined && can(place, action);
}

/** Status that a circle's operation is refused with before its code runs; null when it may run. */
export function gateOf(circle: ModelCircle, personId: string, action: Action): 403 | 404 | null {
  const status = circle.members.get(personId)?.status;
  if (status === undefined || status === 'former') return 404;
  return mayIn(circle, personId, action) ? null : 403;
}

export function waitsIn(circle: ModelCircle, personId: string): boolean {
  const place = circle.members.get(personId);
  return place?.status === 'pending' || place?.asks === true;
}

export function activeAdmins({ members }: ModelCircle): string[] {
  return [...members]
    .filter(([, place]) => place.role === 'admin' && place.status === 'active')
    .map(([id]) => id);
}

export const living = ({ records }: ModelCircle, kind: RecordKind): ModelRecord[] =>
  records.filter((record) => record.kind === kind && !record.isDeleted);

/** Short enough to stand whole in a preview of 50 characters; behind the kind stand the numbers of its one or two people. */
const mark =
  /mark-(\d+)-(name|task|calendarEvent|medication|journalEntry|checkIn|contact|bill|recipient|group|direct|alert)(?:-(\d+))?(?:-(\d+))?/g;

export const recordMark = (world: World, circle: ModelCircle, kind: RecordKind, by: ModelPerson) =>
  `mark-${circle.number}-${kind}-${world.people.indexOf(by)}`;

export const directMark = (world: World, circle: ModelCircle, from: ModelPerson, to: ModelPerson) =>
  `mark-${circle.number}-direct-${world.people.indexOf(from)}-${world.people.indexOf(to)}`;

const viewOf: Record<string, Action> = {
  task: 'task:view',
  calendarEvent: 'event:view',
  medication: 'medication:view',
  journalEntry: 'journal:view-all',
  checkIn: 'check-in:view',
  contact: 'contact:view',
  bill: 'bill:view',
  recipient: 'recipient:view',
  group: 'message:view',
  direct: 'message:view',
  alert: 'alert:view',
};

/**
 * Marks in a text that this person must not see now. Whoever waits to be admitted sees the circle's name alone; one's own check-in
 * every member sees.
 */
export function leaksIn(text: string, world: World, personId: string): string[] {
  return [...text.matchAll(mark)].flatMap(([found, number, kind = '', from, to]) => {
    const circle = world.circles[Number(number)];
    const status = circle?.members.get(personId)?.status;
    if (kind === 'name') return status === 'active' || (circle && waitsIn(circle, personId)) ? [] : [found];
    const isTheirs = [from, to].some((one) => one && world.people[Number(one)]?.id === personId);
    if (kind === 'direct' && !isTheirs) return [found];
    const action = kind === 'checkIn' && isTheirs ? 'check-in:add' : (viewOf[kind] ?? 'circle:view');
    return circle && mayIn(circle, personId, action) ? [] : [found];
  });
}
