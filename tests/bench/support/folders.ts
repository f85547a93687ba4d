import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** Peers, founded worlds and results; may be deleted at any time. */
export const benchFolder = resolve(root, '.cache/bench')
