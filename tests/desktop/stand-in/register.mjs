// For `node --import`: replaces `electron` with the stand-in.
import { register } from 'node:module'

register('./resolve-electron.mjs', import.meta.url)
