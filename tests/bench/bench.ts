import { longListsPart } from './goals/long-lists.ts'
import { memberBytesPart } from './goals/p11-member-bytes.ts'
import { memberRoutesPart } from './goals/p12-member-routes.ts'
import { changePart } from './goals/p3-change.ts'
import { changeLatencyPart } from './goals/p4-change-latency.ts'
import { indexesPart } from './goals/p5-indexes.ts'
import { pagePart } from './goals/p1-page.ts'
import { profilePart } from './goals/p2-profile.ts'
import type { Part } from './support/goal.ts'
import { saveFigures, tableOf, type Line } from './support/report.ts'
import { stopAll } from './support/spawned.ts'
import { removeFolders } from './support/worlds.ts'

const parts: readonly Part[] = [
  pagePart,
  profilePart,
  changePart,
  changeLatencyPart,
  indexesPart,
  memberBytesPart,
  memberRoutesPart,
  longListsPart,
]

const wanted = process.argv.slice(2).map((id) => id.toLowerCase())
const known = [...parts].map(({ id }) => id)
const unknown = wanted.filter((id) => ![...known].some((name) => name.toLowerCase() === id))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Choose of: ${known.join(', ')}.`)
  process.exit(2)
}

const lines: Line[] = []
for (const part of parts) {
  if (wanted.length > 0 && !wanted.includes(part.id.toLowerCase())) continue
  console.error(`${part.id} ${part.title} …`)
  try {
    for (const finding of await part.run()) lines.push({ id: part.id, title: part.title, ...finding })
  } finally {
    await stopAll()
    removeFolders()
  }
}
console.log(`${tableOf(lines)}\n\n${saveFigures(lines)}`)
