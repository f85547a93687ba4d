// Commands that work with the code of the repository itself, which is TypeScript.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { register } from 'tsx/esm/api'
import { root } from './root.mjs'

register()

/** @param {string} path of a module, from the root of the repository */
export const load = (path) => import(pathToFileURL(join(root, path)).href)

/** Where a command writes its lines. */
export const streams = {
  print: (/** @type {string} */ line) => process.stdout.write(`${line}\n`),
  warn: (/** @type {string} */ line) => process.stderr.write(`${line}\n`),
}
