import * as z from 'zod';
import { Id, Instant } from '../primitives';
import { sharedKinds } from '../privacy/shared-kinds';
import { firstDefaultPermissions, permissionFlags, roles, type PermissionFlag } from './roles';

export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const Permissions = z.record(z.enum(permissionFlags), z.boolean());
export type Permissions = z.infer<typeof Permissions>;

/** Every flag as a field of its own, to be changed one by one (CIRC-4). */
export const MemberPermissions = z.strictObject(switches(permissionFlags));
export type MemberPermissions = z.infer<typeof MemberPermissions>;

/** The circle's switches for new members. */
export const DefaultPermissions = z.strictObject(
  switches(Object.keys(firstDefaultPermissions) as (keyof typeof firstDefaultPermissions)[]),
);
export type DefaultPermissions = z.infer<typeof DefaultPermissions>;

function switches<F extends PermissionFlag>(flags: readonly F[]): Record<F, z.ZodBoolean> {
  return Object.fromEntries(flags.map((flag) => [flag, z.boolean()])) as Record<F, z.ZodBoolean>;
}

/** `pending` waits for an admin; nothing of the circle can be read before `active`. `former` keeps history readable. */
export const MemberStatus = z.enum(['pending', 'active', 'former']);
export type MemberStatus = z.infer<typeof MemberStatus>;

/** A person's place in one circle. `id` is the person's id: the same in every circle. */
export const Member = z.object({
  id: Id,
  circleId: Id,
  name: z.string(),
  email: z.string(),
  /** Null as well where they do not share it with their circles. */
  phone: z.string().nullable(),
  role: Role,
  status: MemberStatus,
  permissions: Permissions,
  joinedAt: Instant,
  /** By person cared for: what is not shared with this member (PRIV-1). Missing for nothing. */
  hidden: z.record(Id, z.array(z.enum(sharedKinds)).max(sharedKinds.length)).optional(),
  /** What is not shared with this member of anybody: as if the flags for it were not given. */
  withheld: z.array(z.enum(sharedKinds)).max(sharedKinds.length).optional(),
  /** Reward beside the name, and the one around the avatar (GAME-5); null or missing for none. */
  badge: z.string().nullable().optional(),
  frame: z.string().nullable().optional(),
});
export type Member = z.infer<typeof Member>;
