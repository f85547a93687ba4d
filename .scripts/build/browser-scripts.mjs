import { bundleScript } from './bundle-script.mjs'

const suffix = '?script'
const prefix = '\0browser-script:'

/**
 * `import text from './main.ts?script'`: a browser entry with all that it imports, bundled into one script that is no
 * module, as text for a server that serves it. So the server finds the script in every form in which it runs: bundled,
 * inside the desktop app, and from its sources in tests.
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
    return `export default ${JSON.stringify(code)}`
  },
}
