import { join } from 'node:path'
import { root } from '../root.mjs'
import { browserScripts } from './browser-scripts.mjs'
import { shakeFaker } from './shake-faker.mjs'
import { startChunk } from './start-chunk.mjs'

/**
 * Bundles the headless server with its libraries into dist/mock-api, where it runs on every supported Node without a
 * TypeScript loader. What a start needs is one file, which is read faster than a tree of modules; what founds a world, the
 * control API, pages and pictures are files of their own, read only when somebody asks for them.
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
          // What zod describes schemas with is for the OpenAPI document alone.
          codeSplitting: { groups: [startChunk(join(root, 'mock-api/command.ts'), /json-schema/)] },
          // Without comments there is half as much to compile at each start (P8); names stay for stack traces.
          minify: { compress: false, mangle: false, codegen: true },
        },
      },
    },
  })
}
