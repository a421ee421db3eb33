import { tsImport } from 'tsx/esm/api';

// Vite loads a config's packages with Node itself, which cannot read TypeScript sources of the workspace.
export const { messagesPlugin } = await tsImport('./src/messages-plugin/index.ts', import.meta.url);
