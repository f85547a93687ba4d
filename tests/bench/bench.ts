import { longListsPart } from './goals/long-lists.ts'
import { pagePart } from './goals/p1-page.ts'
import { profilePart } from './goals/p2-profile.ts'
import { changePart } from './goals/p3-change.ts'
import { changeLatencyPart } from './goals/p4-change-latency.ts'
import { indexesPart } from './goals/p5-indexes.ts'
import { readerPart } from './goals/p6-reader.ts'
import { bytesPart } from './goals/p7-bytes.ts'
import { startPart } from './goals/p8-start.ts'
import { memoryPart } from './goals/p9-memory.ts'
import { jumpPart } from './goals/p10-jump.ts'
import { memberBytesPart } from './goals/p11-member-bytes.ts'
import { memberRoutesPart } from './goals/p12-member-routes.ts'
import { responsivePart } from './goals/p13-responsive.ts'
import { lighthousePart } from './goals/p14-lighthouse.ts'
import { worstBodiesPart } from './goals/p15-worst-bodies.ts'
import { desktopStartPart } from './goals/p17-desktop-start.ts'
import { desktopMemoryPart } from './goals/p18-desktop-memory.ts'
import { desktopRecoveryPart } from './goals/p19-desktop-recovery.ts'
import { desktopResponsivePart } from './goals/p20-desktop-responsive.ts'
import { typingPart } from './goals/p21-typing.ts'
import { offlineStartPart } from './goals/p22-offline-start.ts'
import { resetPart } from './goals/p23-reset.ts'
import { recorderPart } from './goals/p24-recorder.ts'
import { safetyPart } from './goals/safety.ts'
import { socketsPart } from './goals/sockets.ts'
import type { Part } from './support/goal.ts'
import { saveFigures, tableOf, type Row } from './support/report.ts'
import { stopAll } from './support/spawned.ts'
import { removeFolders } from './support/worlds.ts'

const parts: readonly Part[] = [
  ...[pagePart, profilePart, changePart, changeLatencyPart, indexesPart, readerPart, bytesPart, startPart],
  ...[memoryPart, jumpPart, responsivePart, socketsPart, memberBytesPart, memberRoutesPart, worstBodiesPart],
  ...[lighthousePart, longListsPart, typingPart, offlineStartPart, resetPart, recorderPart],
  ...[desktopStartPart, desktopMemoryPart, desktopRecoveryPart, desktopResponsivePart],
]
const known = [...parts, safetyPart]

const wanted = process.argv.slice(2).map((id) => id.toLowerCase())
const unknown = wanted.filter((id) => !known.some((part) => part.id.toLowerCase() === id))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Choose of: ${known.map(({ id }) => id).join(', ')}.`)
  process.exit(2)
}

const chosen = wanted.length === 0 ? parts : known.filter(({ id }) => wanted.includes(id.toLowerCase()))
const rows: Row[] = []
for (const part of chosen) {
  console.error(`${part.id} ${part.title} …`)
  try {
    for (const finding of await part.run()) {
      rows.push({ id: part.id, title: part.title, ...finding })
      console.error(`  ${finding.goal}: ${finding.measured}`)
    }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    rows.push({
      id: part.id,
      title: part.title,
      goal: '',
      measured: why,
      met: false,
      by: 'count',
      figures: {},
    })
  } finally {
    await stopAll()
    removeFolders()
  }
}
console.log(`${tableOf(rows)}\n\n${saveFigures(rows)}`)
process.exit(0)
