import type { ConfigEnv, UserConfig } from 'vite';

/** A Vite configuration that Vitest reads too. */
type TestedConfig = UserConfig & { test: Record<string, unknown> };
export type TestedConfigFor = (environment: ConfigEnv) => Promise<TestedConfig>;

/** What was installed from packages has stylesheets too, which Node can't load. */
const server = { deps: { inline: [/@carecircle\//] } };

export const test = { environment: 'happy-dom', passWithNoTests: true, testTimeout: 60_000, server };
