import * as z from 'zod';
import { actions } from '../actions';
import { SlotName } from './slots';

const actionName = z.enum(actions);
const messageKey = z.string().min(1).max(120);
const kebab = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** A query of the chosen circle that a part asks at once; the server answers it ahead with the page. */
export const ManifestRead = z.strictObject({
  operation: z.string(),
  /** All of its input but the circle; the text `$today` stands for the present day in the circle's zone. */
  input: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type ManifestRead = z.infer<typeof ManifestRead>;

/** A screen of a remote. `id` is what other areas navigate to; `action` hides it from members who lack the permission. */
export const ManifestRoute = z.strictObject({
  id: z.string().regex(/^[a-z][a-zA-Z0-9.-]*$/),
  /** Path pattern in the syntax of the router, such as `/circle/member/:memberId`. */
  path: z.string().startsWith('/'),
  title: messageKey,
  action: actionName.optional(),
  /** Route that the header's back button leads to; none for the places of the bottom navigation. */
  backTo: z.string().optional(),
  /** Route that the header's settings button leads to (SHELL-3). */
  settingsTo: z.string().optional(),
  reads: z.array(ManifestRead).optional(),
});

/** An entry of the bottom and side navigation, ordered by `order`; `badge` names a state channel that holds a count. */
export const ManifestNavigation = z.strictObject({
  route: z.string(),
  label: messageKey,
  icon: z.string(),
  order: z.int(),
  badge: z.string().optional(),
});

/** Something shown in a slot. `when` names a state channel: the item is loaded only while that is truthy and not empty. */
export const ManifestSlotItem = z.strictObject({
  slot: SlotName,
  id: kebab,
  order: z.int(),
  action: actionName.optional(),
  when: z.string().optional(),
  /** Height class kept free while it loads, so that nothing jumps. */
  skeleton: z.enum(['tile', 'card', 'list', 'line', 'none']).default('none'),
  reads: z.array(ManifestRead).optional(),
});

/** A link in the More menu. */
export const ManifestMenuEntry = z.strictObject({
  route: z.string(),
  label: messageKey,
  note: messageKey.optional(),
  icon: z.string(),
  group: z.enum(['care', 'account', 'help']),
  order: z.int(),
});

/** A quick action such as "Add a task": a route opened with a query. */
export const ManifestQuickAction = z.strictObject({
  id: kebab,
  label: messageKey,
  icon: z.string(),
  route: z.string(),
  search: z.string().optional(),
  action: actionName.optional(),
});

/** A skill of the assistant (LOU-2); its code and words come when the assistant is first opened. */
export const ManifestSkill = z.strictObject({
  id: kebab,
  action: actionName.optional(),
  /** What the assistant itself asks it for: `dose-contacts` whom to call with a question about a dose. */
  purpose: z.enum(['dose-contacts']).optional(),
});

/** What a remote says of itself (MFE-4), as written in its `src/remote.ts`. */
export const remoteDeclaration = {
  name: kebab,
  routes: z.array(ManifestRoute),
  navigation: z.array(ManifestNavigation),
  slots: z.array(ManifestSlotItem),
  menu: z.array(ManifestMenuEntry),
  quickActions: z.array(ManifestQuickAction),
  skills: z.array(ManifestSkill),
  publishes: z.array(z.string()),
  consumes: z.array(z.string()),
  /** Whether the remote has work that runs on every screen (such as keeping a badge true). */
  background: z.boolean(),
};

const file = z.strictObject({
  path: z.string(),
  integrity: z.string().regex(/^sha(?:256|384)-/),
  size: z.int(),
  /** The one language whose words it holds: pages in others have no use for it. */
  language: z.string().optional(),
});

/** `remote.json`, published beside the remote entry: the declaration plus what the build knows. */
export const RemoteManifest = z.strictObject({
  ...remoteDeclaration,
  version: z.string(),
  commit: z.string(),
  /** What this version brings its readers, by language; the help screen tells it (SET-5). */
  notes: z.record(z.string().max(5), z.string().max(1000)).optional(),
  /** Semantic-version range of `@carecircle/contracts` that this build runs with (REL-5). */
  contractRange: z.string(),
  /** Shared singletons with the ranges this build was made against; checked before any of its code runs. */
  shared: z.record(z.string(), z.string()),
  entry: z.string(),
  /**
   * Part → name of the container's module with its single-spa lifecycles; of a remote that was made without the kit. Of one made with
   * it `./remote` gives all parts.
   */
  exposes: z.record(z.string(), z.string()).optional(),
  files: z.array(file),
  /** Files that each part needs at once, by `entry`, `route:<id>`, `slot:<id>` and `messages:<locale>`. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Late singletons of the page that each part needs at once. */
  borrowed: z.record(z.string(), z.array(z.string())),
  /**
   * Words that are shown before the remote's own files of words are there: those of the declaration and of `spokenParts`. Locale →
   * message key → text, or what the build made of one with values.
   */
  words: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.array(z.unknown())]))),
  /** Parts that need no other words than these. */
  spokenParts: z.array(z.string()).default([]),
  /** Drawings of the icons that the declaration names: SVG elements with their attributes. */
  icons: z.record(z.string(), z.array(z.tuple([z.string(), z.record(z.string(), z.string())]))),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** What a page must know of a release: all but how it was built and which events it says it has to do with. */
export const PageManifest = z.object(
  RemoteManifest.omit({ commit: true, notes: true, publishes: true, consumes: true }).shape,
);
export type PageManifest = z.infer<typeof PageManifest>;
