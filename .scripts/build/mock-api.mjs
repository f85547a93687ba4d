import { root } from '../root.mjs'
import { browserScripts } from './browser-scripts.mjs'
import { shakeFaker } from './shake-faker.mjs'

/**
 * Bundles the headless server with its libraries into dist/mock-api: few files start faster than a tree of modules,
 * and run on every supported Node without a TypeScript loader. What founds a world, Temporal and
 * the writer of JPEG files are files of their own, read only when needed.
 */
export async function buildMockApi() {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [shakeFaker, browserScripts],
    ssr: { noExternal: true, external: ['bufferutil', 'utf-8-validate'] },
    build: {
      ssr: 'mock-api/cli.ts',
      target: 'node20',
      outDir: 'dist/mock-api',
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        output: {
          format: 'es',
          entryFileNames: 'cli.js',
          chunkFileNames: '[name].js',
          // Without comments there is half as much to compile at each start (P8); names stay for stack traces.
          minify: { compress: false, mangle: false, codegen: true },
        },
      },
    },
  })
}
