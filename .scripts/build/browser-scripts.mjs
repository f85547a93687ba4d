import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/**
 * Bundles a browser entry and its imports into one classic script.
 * @param {string} entry absolute path
 * @returns {Promise<{ code: string, moduleIds: readonly string[] }>}
 */
export async function bundleScript(entry) {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  if (!('output' in result)) throw new Error(`Failed to bundle ${entry}: the bundler is watching.`)
  return result.output[0]
}

const suffix = '?script'
const prefix = '\0browser-script:'

/**
 * `import text from './main.ts?script'` returns a bundled browser entry as text for the server. It works in the server's
 * bundle, in the desktop app and in tests from source.
 * @type {import('vite').Plugin}
 */
export const browserScripts = {
  name: 'browser-scripts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(suffix)) return null
    const entry = await this.resolve(source.slice(0, -suffix.length), importer)
    return entry && prefix + entry.id
  },
  async load(id) {
    if (!id.startsWith(prefix)) return null
    const { code, moduleIds } = await bundleScript(id.slice(prefix.length))
    for (const file of moduleIds) this.addWatchFile(file)
    return packedText(code)
  },
}

/**
 * Packs the drawn pictures in the desktop app, because their text is a fifteenth of it.
 * @type {import('vite').Plugin}
 */
export const packedDrawings = {
  name: 'packed-drawings',
  enforce: 'pre',
  load: (id) => (id.endsWith('.svg?raw') ? packedText(readFileSync(id.slice(0, -'?raw'.length), 'utf8')) : null),
}

/**
 * Returns a module of a text, compressed.
 * @param {string} text
 */
function packedText(text) {
  const packed = brotliCompressSync(text).toString('base64')
  return `import { brotliDecompressSync } from 'node:zlib'
export default brotliDecompressSync(Buffer.from('${packed}', 'base64')).toString()`
}
