/** A query of the chosen circle that a part asks at once; `$today` stands for the present day in the circle's zone. */
export interface Read {
  operation: string;
  input: Readonly<Record<string, string | number | boolean>>;
}

/** A screen. `expose` names the container's module with its single-spa lifecycles, such as `./visits-page`. */
export interface ExposedRoute {
  id: string;
  /** Pattern such as `/visits/:visitId`. */
  path: string;
  /** Key of its words. */
  title: string;
  expose: string;
  /** Permission that a member needs to see it, such as `task:view`. */
  action?: string;
  /** Route that the header's back button leads to. */
  backTo?: string;
  settingsTo?: string;
  reads?: readonly Read[];
}

/** Something shown in a slot of the shell or of another remote, such as `dashboard.tiles`. */
export interface ExposedSlotItem {
  slot: string;
  id: string;
  order: number;
  expose: string;
  action?: string;
  /** State channel: the item is loaded only while that is truthy. */
  when?: string;
  /** Height kept free while it loads. */
  skeleton?: 'tile' | 'card' | 'list' | 'line' | 'none';
  reads?: readonly Read[];
}

/** SVG elements of an icon of 24 × 24, each with its attributes. */
export type IconDrawing = readonly (readonly [
  element: string,
  attributes: Readonly<Record<string, string>>,
])[];

export interface Link {
  route: string;
  label: string;
  icon: string;
  order: number;
}

/** What a remote says of itself, beside what its build knows (MFE-4). */
export interface RemoteJsonOptions {
  /** In kebab case, as the folder of the release: `mfe-visits`. */
  name: string;
  /** Semantic-version range of the contracts whose events and operations it uses, such as `^0.1.0`. */
  contractRange: string;
  /** The same as the federation plugin's. */
  exposes: Readonly<Record<string, string>>;
  /** The same as the federation plugin's `filename`. */
  filename?: string;
  /** Singletons that the page must share, with their ranges: a page that has others refuses the remote. */
  shared?: Readonly<Record<string, string>>;
  routes?: readonly ExposedRoute[];
  slots?: readonly ExposedSlotItem[];
  navigation?: readonly (Link & { badge?: string })[];
  menu?: readonly (Link & { note?: string; group: 'care' | 'account' | 'help' })[];
  /** Language → key → text; of titles and labels. English must be complete. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The icons that links name. */
  icons?: Readonly<Record<string, IconDrawing>>;
  /** Events that its commands cause and that its screens follow. */
  publishes?: readonly string[];
  consumes?: readonly string[];
}
