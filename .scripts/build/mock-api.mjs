import { join } from 'node:path'
import { root } from '../root.mjs'
import { browserScripts } from './browser-scripts.mjs'
import { startChunk } from './start-chunk.mjs'

/**
 * Marks faker's locale instances as pure, so that the bundler drops unused languages. This saves 350 of 540 kB.
 * @type {import('vite').Plugin}
 */
export const shakeFaker = {
  name: 'shake-faker',
  transform(code, id) {
    if (!id.includes('/@faker-js/faker/dist/')) return null
    return { code: code.replaceAll(/=new (?=\w+[(;,}])/g, '=/* @__PURE__ */new '), map: null }
  },
}

/** Replaces timers that libraries take from the global object, where a test in the same process can fake them. */
const realTimers = Object.fromEntries(
  ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'].map((name) => [
    name,
    /** @type {[string, string]} */ (['node:timers', name]),
  ]),
)

/**
 * Bundles entries of the mock with their libraries, to run on every supported Node. The code for a start is one file,
 * which loads faster than many. Founding, control API, pages and pictures load lazily.
 * @param {Record<string, string>} input entries by the name of their file
 * @param {string} outDir
 * @param {readonly string[]} [external] packages that stay imports, besides the optional ones of `ws`
 */
export async function bundleMock(input, outDir, external = []) {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [shakeFaker, browserScripts],
    ssr: { noExternal: true, external: ['bufferutil', 'utf-8-validate', ...external] },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        input,
        transform: { inject: realTimers },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // Only the OpenAPI document needs zod's JSON Schema code.
          codeSplitting: { groups: [startChunk(join(root, 'mock-api/command.ts'), /json-schema/)] },
          // Removing comments halves the code to compile at each start (P8). Names stay for stack traces.
          minify: { compress: false, mangle: false, codegen: true },
        },
      },
    },
  })
}

/** Bundles the headless server into dist/mock-api: as a command, and as modules for tests/screens. */
export function buildMockApi() {
  const sources = {
    cli: 'cli.ts',
    main: 'package/main.ts',
    'own-server': 'package/own-server.ts',
    'member-calls': 'package/member-calls.ts',
  }
  const input = Object.entries(sources).map(([name, file]) => [name, join(root, 'mock-api', file)])
  return bundleMock(Object.fromEntries(input), 'dist/mock-api')
}
