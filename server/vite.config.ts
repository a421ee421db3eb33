import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

/**
 * The server, its threads, what makes its database and migrates it, the restoring of a backup and the living of a demo's day as files. Packages
 * are built in: to find and read a thousand files takes longer than to run them. Outside stay those that only some servers load,
 * and the engine with its own files.
 */
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
        'calendar-file-worker': 'src/modules/calendar/files/calendar-file-worker.ts',
        'report-pdf-worker': 'src/modules/reports/pdf/report-pdf-worker.ts',
        'folder-database-maker': 'src/database/folder-database-maker.ts',
        migrate: 'src/migrate/migrate.ts',
        restore: 'src/restore/restore.ts',
        'verify-audit': 'src/audit/verify-audit.ts',
        'grant-plan': 'src/grants/grant-plan.ts',
        'answer-support': 'src/grants/answer-support.ts',
        'steer-releases': 'src/steer-releases/steer-releases.ts',
        'import-directory': 'src/directories/import-directory.ts',
        'demo-day': 'src/demo/day-process.ts',
        'prepare-demo': 'src/demo/prepare-ahead.ts',
      },
      external: [...builtinModules, /^node:/],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: true,
    external: [
      '@electric-sql/pglite',
      'nodemailer',
      'pdfkit',
      '@aws-sdk/client-s3',
      'stripe',
      '@nats-io/transport-node',
      '@orpc/openapi',
      '@orpc/zod',
    ],
  },
});
