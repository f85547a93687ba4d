import { AgeConf } from '../../../src/contract/enums/member.ts'
import { tokyoParts } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import type { AgeDocument } from '../../world/records/age-document.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** Returns the pending document, otherwise the last decided one, or undefined. */
export function findDocument(world: World, memberId: number): AgeDocument | undefined {
  return world.ageDocuments.findBy('pending', memberId) ?? world.ageDocuments.by('member', memberId).at(-1)
}

/** Issuer of the mock's documents unless the workbench sets another (IMP-14). */
const usualIssuer = '都道府県公安委員会'
/** Seeded and assumed people are adults well past school (D-37, IMP-14). */
const youngestAssumed = 20

/**
 * Submits an age document (API-17). It replaces a pending one, and its decision is due 12 hours later (D-14). Refuses a
 * verified member.
 * @param file name of the picture in the vault; its extension names the document to the member
 */
export function submitDocument(world: World, me: Member, file: string, ctx: Context): AgeDocument {
  if (me.ageConf === AgeConf.verified) throw new Refusal('state', { msg: '年齢確認はすでに完了しています。' })
  for (const waiting of world.ageDocuments.by('pending', me.id)) world.ageDocuments.delete(waiting.id)
  const extension = file.slice(file.lastIndexOf('.'))
  world.members.update(me.id, {
    ageConf: AgeConf.none,
    ageConfFile: `${me.id}${extension}`,
    updatedAt: ctx.now,
  })
  return world.ageDocuments.insert({
    memberId: me.id,
    file,
    ...evidence(world, me, ctx),
    submittedAt: ctx.now,
    decidedAt: null,
    verdict: null,
  })
}

/**
 * Returns the content of the document: the one set by the workbench, which is used once. Otherwise January 1 of the
 * year that fits the profile's age; without an age, no birth date (IMP-14).
 */
function evidence(world: World, me: Member, ctx: Context): Pick<AgeDocument, 'birthDate' | 'issuer'> {
  const { nextDocument } = world.settings.get(1)
  if (nextDocument !== null) {
    world.settings.update(1, { nextDocument: null })
    return nextDocument
  }
  const age = world.profiles.get(me.id).age
  if (age === null) return { birthDate: null, issuer: usualIssuer }
  const year = tokyoParts(ctx.now).year - Math.max(age, youngestAssumed)
  return { birthDate: `${year}-01-01`, issuer: usualIssuer }
}
