import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tags of scripts and style sheets. */
const tags = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"[^>]*>/g

/**
 * Adds integrity hashes to the scripts and style sheets of every page.
 * @param {string} folder
 */
export function addIntegrity(folder) {
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
