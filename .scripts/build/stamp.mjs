import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Tests change no build. */
const isSource = (/** @type {string} */ name) => !/\.test\.tsx?$/.test(name)

/** @param {string} path @returns {string[]} the file itself, or every file below the folder, sorted. */
function filesBelow(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/**
 * A digest of the contents of all inputs. Contents rather than times: a checkout or a copy touches every time, and a
 * removed file leaves none.
 * @param {string} root
 * @param {readonly string[]} inputs Files and folders, relative to `root`; missing ones count as empty.
 */
export function stampOf(root, inputs) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const file of inputs.flatMap((input) => filesBelow(join(root, input)))) {
    hash.update(file.slice(root.length)).update('\0')
    if (statSync(file, { throwIfNoEntry: false })) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}
