// `npm run mutants -- mock-api/features/rank` runs mutation tests of a folder, `-- --since REV` of the scored folders that
// changed since a commit, and without an argument of all folders scored in tests/mutants/survivors.md. A score below
// the whole percents there fails. `--changed`, a step of `test:all`, is `--since HEAD`, and tests nothing where no git is.
// docs/testing.md explains the result.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { mutate } from './mutants/mutate.mjs'
import { changed, changedSince, floors } from './mutants/scored-folders.mjs'
import { root } from './root.mjs'

const [first, ...more] = process.argv.slice(2).map((name) => name.replace(/\/$/, ''))
/** Folders that the command line names. */
function namedFolders() {
  if (first === undefined) return [...floors.keys()]
  if (first === '--changed') return changed()
  return first === '--since' ? changedSince(more[0] ?? 'HEAD') : [first, ...more]
}

const folders = namedFolders()
const unknown = folders.find((folder) => !statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory())
if (unknown !== undefined) {
  console.error(`There is no folder '${unknown}'. Name folders of production code, such as mock-api/features/rank.`)
  process.exit(2)
}
const rows = []
const fallen = []
for (const folder of folders) {
  const { survivors, score, row } = await mutate(folder)
  console.log(survivors.join('\n'))
  rows.push(row)
  const floor = floors.get(folder) ?? 0
  if (score < floor) fallen.push(`${folder}: ${score.toFixed(1)}% is below its floor of ${floor}%.`)
}
if (folders.length === 0) console.log('No folder with a score has changed.')
else console.log(`\n${[...rows, ...fallen].join('\n')}`)
process.exitCode = fallen.length > 0 ? 1 : 0
