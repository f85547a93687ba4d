// Given to Node with --import: from here on `electron` is the stand-in.
import { register } from 'node:module'

register('./resolve-electron.mjs', import.meta.url)
