// Writes the description of the control API that the next changes are held against: npm run control:release, with a release.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from './load.mjs'
import { root } from './root.mjs'

const { describeControl, descriptionText } = await load('tests/support/control-versions.ts')
const { controlVersion } = await load('src/contract/control/version.ts')
writeFileSync(join(root, 'tests/api/control/released.txt'), descriptionText(describeControl(controlVersion)))
process.stdout.write(`control API ${controlVersion}: tests/api/control/released.txt\n`)
