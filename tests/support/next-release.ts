import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const hashed = /^(?<name>.+)-(?<hash>[\w-]{8})\.(?<end>js|css)$/

/** Always another hash, because the browser would serve the old contents under an old name. */
function nextHash(hash: string, number: number): string {
  const next = `${number}${hash.slice(1)}`
  return next === hash ? `${next.slice(0, -1)}${next.endsWith('x') ? 'y' : 'x'}` : next
}

/**
 * Copies a built bundle as the next release: every hashed file gets a new name, all references follow, and no old name
 * is left. Integrity attributes are removed, because the contents change.
 */
export function nextRelease(bundle: string, target: string, number: number): void {
  cpSync(bundle, target, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const assets = join(target, 'assets')
  const names = readdirSync(assets).flatMap((file) => {
    const { name, hash, end } = hashed.exec(file)?.groups ?? {}
    if (name === undefined || hash === undefined) return []
    return [[file, `${name}-${nextHash(hash, number)}.${end}`] as const]
  })
  const renamed = new Map(names)
  const all = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|html|json)$/.test(path)) continue
    const file = join(target, path)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text
        .replaceAll(all, (name) => renamed.get(name) ?? name)
        .replaceAll(/ integrity="[^"]+"/g, '')
        .replace(/"release":"\w+"/, `"release":"release${number}"`),
    )
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to))
}
