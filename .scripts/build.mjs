// `build.mjs` builds everything for the desktop app, `build.mjs web` the member web bundle only. `--release` checks that
// the web bundle is ready for the public.
import { ensureBuilt } from './build/ensure-built.mjs'
import { requireLegalFacts } from './build/legal.mjs'
import { targets } from './build/targets.mjs'

/** @type {Record<string, import('./build/ensure-built.mjs').TargetName[]>} */
const groups = {
  all: ['web', 'mock-api', 'desktop'],
  web: ['web'],
  desktop: ['desktop'],
  'mock-api': ['mock-api'],
  'npm-package': ['web', 'desktop', 'npm-package'],
}

const words = process.argv.slice(2)
const release = words.includes('--release')
const [group = 'all', ...others] = words.filter((word) => word !== '--release')
const names = groups[group]
if (names === undefined || others.length > 0) {
  console.error(`'${words.join(' ')}' cannot be built. Choose one of: ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}
if (release && group !== 'web') {
  console.error(`--release is for the web bundle: npm run build:web -- --release`)
  process.exit(2)
}
try {
  if (release) await requireLegalFacts()
  await ensureBuilt(names)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
for (const name of names) console.log(`${name}: ${targets[name].outputs.join(', ')}`)
