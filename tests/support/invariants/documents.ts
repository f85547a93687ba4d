import { ageOn } from '../../../mock-api/features/age-document/age-verdict.ts'
import type { AgeDocument } from '../../../mock-api/world/records/age-document.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'

/** Every verified member has an accepted document; pictures are deleted after the decision (D-18, D-36, API-17). */
export function* checkDocuments(world: World): Iterable<string> {
  const approved = new Set<number>()
  for (const document of world.ageDocuments.all()) {
    for (const fault of faultsOf(document, world)) yield `document ${document.id}: ${fault}`
    if (document.verdict === 2) approved.add(document.memberId)
  }
  for (const { id, ageConf, ageConfFile } of world.members.all()) {
    if (ageConf === 2 && !approved.has(id)) yield `member ${id} is verified without an approved document`
    if (ageConf === 2 && ageConfFile === null) yield `member ${id} is verified without a file name`
  }
}

function* faultsOf(
  { memberId, file, birthDate, issuer, decidedAt, verdict }: AgeDocument,
  world: World,
): Iterable<string> {
  if ((decidedAt === null) !== (verdict === null)) yield 'decided without a verdict, or the other way round'
  if (decidedAt === null) {
    const { ageConf, ageConfFile } = world.members.get(memberId)
    if (ageConf !== 0 || ageConfFile === null) yield `waits although its member is at age_conf ${ageConf}`
    return
  }
  if (file !== null) yield 'its picture was kept after the decision'
  if (verdict !== 2) return
  if (issuer === null || birthDate === null) yield 'approved although it cannot be read'
  else if (ageOn(birthDate, tokyoDay(decidedAt)) < 18) yield `approved for somebody born on ${birthDate}`
}
