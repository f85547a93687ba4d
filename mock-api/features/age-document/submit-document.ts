import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import type { AgeDocument } from '../../world/records/age-document.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** What the mock's documents name as their issuer unless the workbench says otherwise (IMP-14). */
const usualIssuer = '都道府県公安委員会'
/** Seeded and assumed people are adults well past school (D-37, IMP-14). */
const youngestAssumed = 20

/**
 * Hands in an age document (API-17). A new one replaces one that waits; the decision is due 12 hours later (D-14).
 * Refuses a member who is verified already.
 * @param file name of the picture in the vault; its extension names the document to the member
 */
export function submitDocument(world: World, me: Member, file: string, ctx: Context): AgeDocument {
  if (me.ageConf === 2) throw new Refusal('state', { msg: '年齢確認はすでに完了しています。' })
  for (const waiting of world.ageDocuments.by('pending', me.id)) world.ageDocuments.delete(waiting.id)
  const extension = file.slice(file.lastIndexOf('.'))
  world.members.update(me.id, {
    ageConf: 0,
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
 * What the document says: what the workbench set for the next one, which is used up by it; else January 1 of the year
 * that fits the profile's age, or no birth date where there is none (IMP-14).
 */
function evidence(world: World, me: Member, ctx: Context): Pick<AgeDocument, 'birthDate' | 'issuer'> {
  const { nextDocument } = world.settings.get(1)
  if (nextDocument !== null) {
    world.settings.update(1, { nextDocument: null })
    return nextDocument
  }
  const age = world.profiles.get(me.id).age
  if (age === null) return { birthDate: null, issuer: usualIssuer }
  const year = Number(tokyoDay(ctx.now).slice(0, 4)) - Math.max(age, youngestAssumed)
  return { birthDate: `${year}-01-01`, issuer: usualIssuer }
}
