import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * Builds the member app as one plain script, which the tests of tests/screens run once for each page that they open. Without
 * styles, and not shortened, so that a stack names functions.
 */
export async function buildScreens() {
  const { build } = await import('vite')
  await build({
    root: join(root, 'src/renderer/member'),
    configFile: false,
    envDir: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'without-styles',
        enforce: 'pre',
        load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
      },
    ],
    build: {
      outDir: join(root, '.cache/screens'),
      emptyOutDir: true,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/renderer/member/main.tsx'),
        // Libraries mark files for servers, which says nothing here.
        onwarn: () => {},
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'app.js' },
      },
    },
  })
}
