/** Circles are spread over so many places; a share of them is exact to a hundredth of a per cent (REL-2). */
export const rolloutSlots = 10_000;

/** Bounds of what is published, kept and answered of releases. */
export const releaseLimits = {
  /** Of a packed build as it is sent. */
  archiveBytes: 32 * 1024 * 1024,
  /** Of all its files unpacked. */
  unpackedBytes: 96 * 1024 * 1024,
  files: 4_000,
  areas: 200,
  versions: 50,
  history: 100,
  circles: 100,
  stages: 10,
  /** Remotes that move together. */
  set: 20,
  healthPoints: 300,
  signals: 60,
  tokens: 100,
  /** Libraries that one remote takes from the page. */
  shared: 100,
  inspectedEvents: 10,
} as const;

export const releasePaths = {
  /** `POST` with a packed build publishes it; `GET` lists the areas; with the token of a team or an operator. */
  releases: '/api/releases',
  /** `POST`: what browsers tell of how releases fare. */
  health: '/api/releases/health',
} as const;

/** How a candidate grows unless its operator says otherwise: per cent of circles, and for how long. */
export const usualStages = [
  { percent: 1, minutes: 15 },
  { percent: 10, minutes: 30 },
  { percent: 50, minutes: 60 },
] as const;
