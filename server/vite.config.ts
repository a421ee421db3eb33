import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

/** The server, its database's thread and the restoring of a backup as files; the workspace's own libraries are built in, packages stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'database-worker': 'src/database/database-worker.ts',
        restore: 'src/backup/restore.ts',
      },
      external: [...builtinModules, /^node:/],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@carecircle\//] },
});
