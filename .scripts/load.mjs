// Helpers for commands that import TypeScript modules of this repository.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { register } from 'tsx/esm/api'
import { root } from './root.mjs'

register()

/** @param {string} path of a module, relative to the root */
export const load = (path) => import(pathToFileURL(join(root, path)).href)

/** Output streams of a command. */
export const streams = {
  print: (/** @type {string} */ line) => process.stdout.write(`${line}\n`),
  warn: (/** @type {string} */ line) => process.stderr.write(`${line}\n`),
}
