import { root } from '../root.mjs'
import { shakeFaker } from './shake-faker.mjs'

/**
 * Bundles the headless server with its libraries into dist/mock-api: few files start faster than a tree of modules,
 * and run on every supported Node without a TypeScript loader. What founds a world is a file of its own, read only then.
 */
export async function buildMockApi() {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [shakeFaker],
    ssr: { noExternal: true, external: ['bufferutil', 'utf-8-validate'] },
    build: {
      ssr: 'mock-api/cli.ts',
      target: 'node20',
      outDir: 'dist/mock-api',
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { format: 'es', entryFileNames: 'cli.js', chunkFileNames: '[name].js' } },
    },
  })
}
