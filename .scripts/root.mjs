import { resolve } from 'node:path'

/** Absolute path of the project's root. */
export const root = resolve(import.meta.dirname, '..')
