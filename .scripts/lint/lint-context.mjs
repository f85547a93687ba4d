// What every lint rule reads of a file.
import { relative, sep } from 'node:path'

/** @typedef {any} Node syntax tree node; oxlint has no types for plugins */
/** @typedef {{ cwd: string, filename: string, sourceCode: { getAllComments: () => Node[] }, report: (finding: { node: Node, message: string | undefined }) => void }} Context */

/** Returns the linted file's path relative to the project's root, with forward slashes. @param {Context} context */
export const projectPath = (context) => relative(context.cwd, context.filename).split(sep).join('/')

export const isTestOrScript = (/** @type {string} */ path) => /^(tests|\.scripts)\/|\.test\.tsx?$/.test(path)
