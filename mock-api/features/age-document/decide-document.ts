import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import type { AgeDocument } from '../../world/records/age-document.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { allowedVerdicts, automaticVerdict, type Verdict } from './verdict.ts'

/** The document that waits for a decision, else the last one decided, or undefined. */
export function findDocument(world: World, memberId: number): AgeDocument | undefined {
  return world.ageDocuments.findBy('pending', memberId) ?? world.ageDocuments.by('member', memberId).at(-1)
}

/** What the operator may decide about a member now (IMP-14); the workbench offers just these. */
export function verdictsFor(world: World, memberId: number, ctx: Context): readonly Verdict[] {
  return allowedVerdicts(findDocument(world, memberId), tokyoDay(ctx.now))
}

/**
 * The operator decides a member's age check (D-14, D-36): the waiting document, or again the last one. Refuses what the
 * document does not allow (D-18, IMP-14).
 */
export function decideAge(world: World, memberId: number, verdict: Verdict, ctx: Context): Member {
  if (!world.members.has(memberId)) throw new Refusal('unknown')
  if (!verdictsFor(world, memberId, ctx).includes(verdict)) {
    throw new Refusal('state', { msg: 'この書類ではその判定を選べません。' })
  }
  const document = findDocument(world, memberId)
  if (document) close(world, document, verdict, ctx)
  return settle(world, memberId, verdict, ctx)
}

/** D-14: the decision that a waiting document gets automatically. */
export function decideByItself(world: World, document: AgeDocument, ctx: Context): void {
  const verdict = automaticVerdict(document, tokyoDay(ctx.now))
  close(world, document, verdict, ctx)
  settle(world, document.memberId, verdict, ctx)
}

/** The picture leaves the state once its document is decided (API-17). */
function close(world: World, document: AgeDocument, verdict: Verdict, ctx: Context): void {
  world.ageDocuments.update(document.id, { file: null, decidedAt: ctx.now, verdict })
}

/** GATE-31: being verified makes a woman who only signed up or was looked at ready to start. */
function settle(world: World, memberId: number, verdict: Verdict, ctx: Context): Member {
  const member = world.members.get(memberId)
  const starts = verdict === 2 && member.sex === 2 && member.femaleStatus < 2
  return world.members.update(memberId, {
    ageConf: verdict,
    femaleStatus: starts ? 3 : member.femaleStatus,
    updatedAt: ctx.now,
  })
}
