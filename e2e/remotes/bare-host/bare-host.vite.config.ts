import { defaultClientConditions, defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { messagesPlugin } from '@carecircle/remote-kit/messages-plugin';

const late = [
  '@carecircle/contracts/schemas',
  '@carecircle/ui/fields',
  '@carecircle/ui/panels',
  '@carecircle/ui/plots',
];

/** A host by the federation runtime alone, and the late singletons as files that an import map can name. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [messagesPlugin(), react()],
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      input: {
        main: `${import.meta.dirname}/main.ts`,
        ...Object.fromEntries(late.map((id) => [fileOf(id), id])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

function fileOf(id: string): string {
  return id.replace('@carecircle/', '').replace('/', '-');
}
