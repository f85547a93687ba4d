// `build.mjs`: everything that the desktop app needs; `build.mjs web`: the member web bundle only.
import { ensureBuilt } from './build/ensure-built.mjs'
import { targets } from './build/targets.mjs'

/** @type {Record<string, import('./build/ensure-built.mjs').TargetName[]>} */
const groups = {
  all: ['web', 'mock-api', 'desktop'],
  web: ['web'],
  desktop: ['desktop'],
  'mock-api': ['mock-api'],
}

const [group = 'all'] = process.argv.slice(2)
const names = groups[group]
if (names === undefined) {
  console.error(`'${group}' cannot be built. Choose one of: ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}
try {
  await ensureBuilt(names)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
for (const name of names) console.log(`${name}: ${targets[name].outputs.join(', ')}`)
