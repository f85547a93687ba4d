import { AgeConf, FemaleStatus, Sex } from '../../../src/contract/enums/member.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import type { AgeDocument } from '../../world/records/age-document.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { findDocument } from './age-document.ts'
import { type AgeVerdict, allowedVerdicts, automaticVerdict } from './age-verdict.ts'

/** Returns the verdicts that the operator may give a member now (IMP-14). The workbench offers only these. */
export function verdictsFor(world: World, memberId: number, ctx: Context): readonly AgeVerdict[] {
  return allowedVerdicts(findDocument(world, memberId), tokyoDay(ctx.now))
}

/**
 * Decides a member's age check (D-14, D-36) on the pending document, or again on the last one. Refuses verdicts that
 * the document does not allow (D-18, IMP-14).
 */
export function decideAge(world: World, memberId: number, verdict: AgeVerdict, ctx: Context): Member {
  if (!world.members.has(memberId)) throw new Refusal('unknown')
  if (!verdictsFor(world, memberId, ctx).includes(verdict)) {
    throw new Refusal('state', { code: 'verdict', msg: 'The document does not allow this verdict.' })
  }
  const document = findDocument(world, memberId)
  if (document) close(world, document, verdict, ctx)
  return applyVerdict(world, memberId, verdict, ctx)
}

/** Applies the automatic verdict to a pending document (D-14). */
export function decideByItself(world: World, document: AgeDocument, ctx: Context): void {
  const verdict = automaticVerdict(document, tokyoDay(ctx.now))
  close(world, document, verdict, ctx)
  applyVerdict(world, document.memberId, verdict, ctx)
}

/** Removes the picture from the state once its document is decided (API-17). */
function close(world: World, document: AgeDocument, verdict: AgeVerdict, ctx: Context): void {
  world.ageDocuments.update(document.id, { file: null, decidedAt: ctx.now, verdict })
}

/** Verification makes a woman at status 0 or 1 ready to start (GATE-31). */
function applyVerdict(world: World, memberId: number, verdict: AgeVerdict, ctx: Context): Member {
  const member = world.members.get(memberId)
  const starts =
    verdict === AgeConf.verified && member.sex === Sex.woman && member.femaleStatus < FemaleStatus.messagesClosed
  return world.members.update(memberId, {
    ageConf: verdict,
    femaleStatus: starts ? FemaleStatus.ready : member.femaleStatus,
    updatedAt: ctx.now,
  })
}
