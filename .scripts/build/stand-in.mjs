import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * Bundles the stand-in for Electron. In CommonJS, because Node reads the whole code of a CommonJS package for its names
 * when a module imports it: with that and a TypeScript loader, a start of the app took more than twice the processor time.
 */
export async function buildStandIn() {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: ['playwright'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: '.cache/stand-in',
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: join(root, 'tests/desktop/stand-in/electron.ts'),
        output: { format: 'cjs', entryFileNames: 'electron.cjs', codeSplitting: false },
      },
    },
  })
}
