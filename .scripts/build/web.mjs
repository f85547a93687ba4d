import { createHash } from 'node:crypto'
import { copyFileSync, writeFileSync, readFileSync, readdirSync } from 'node:fs'
import { join, extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from '../root.mjs'
import { headersFile } from './headers.mjs'
import { legalFile } from './legal.mjs'
import { renderPublicPages } from './public-pages.mjs'
import { addServiceWorker } from './service-worker.mjs'

const tags = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"[^>]*>/g

/**
 * Adds integrity hashes to the scripts and style sheets of every page.
 * @param {string} folder
 */
function addIntegrity(folder) {
  /** @type {Map<string, string>} */
  const known = new Map()
  /** @param {string} path */
  const digestOf = (path) => {
    const found = known.get(path)
    if (found !== undefined) return found
    const digest = `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, path)))
      .digest('base64')}`
    known.set(path, digest)
    return digest
  }
  for (const page of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.html')) continue
    const file = join(folder, page)
    const html = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      html.replaceAll(tags, (tag, path) => tag.replace(/ ?\/?>$/, ` integrity="${digestOf(path)}">`)),
    )
  }
}

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside each text file that they make smaller, for servers that support Accept-Encoding.
 * @param {string} folder
 */
async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

/** @param {string} file */
async function compress(file) {
  const bytes = readFileSync(file)
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, options), toGzip(bytes, { level: 9 })])
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli)
  if (gzipped.length < bytes.length) writeFileSync(`${file}.gz`, gzipped)
}

/** Builds the member app into dist/web, with rendered public pages and compressed text files. */
export async function buildWeb() {
  const { build } = await import('vite')
  const folder = join(root, 'dist/web')
  const built = await build({ configFile: join(root, 'src/renderer/member/vite.config.ts'), logLevel: 'warn' })
  const routes = await renderPublicPages(folder, 'output' in built ? built.output : [])
  addIntegrity(folder)
  await addServiceWorker(folder, routes)
  copyFileSync(legalFile, join(folder, 'legal.json'))
  writeFileSync(join(folder, '_headers'), headersFile)
  await compressFiles(folder)
}
