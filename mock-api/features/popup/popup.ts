import { Sex } from '../../../src/contract/enums/member.ts'
import { ModalCode, modalCodes } from '../../../src/contract/enums/popup.ts'
import type { Context } from '../../world/context.ts'
import { type Member, isVerified } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

/** Audience of each campaign popup (BONUS-14). The reserved code shows nothing. */
const audiences: Readonly<Record<ModalCode, (member: Member) => boolean>> = {
  [ModalCode.reserved]: () => false,
  [ModalCode.plans]: (member) => member.sex === Sex.man && member.listed && !member.paid,
  [ModalCode.likes]: () => true,
  [ModalCode.premium]: (member) => member.sex === Sex.woman && isVerified(member) && !member.paid,
}

/** Returns the codes of a member's campaign popups, ascending (API-23). */
export function popupsFor(world: World, me: Member): ModalCode[] {
  return modalCodes.filter((code) => audiences[code](me) && !isHidden(world, me, code))
}

/** Hides a popup from a member; repeating it is a no-op (API-24). */
export function hidePopup(world: World, me: Member, code: ModalCode, ctx: Context): void {
  if (!isHidden(world, me, code)) world.popupViews.insert({ memberId: me.id, code, viewedAt: ctx.now })
}

function isHidden(world: World, me: Member, code: ModalCode): boolean {
  return world.popupViews.countBy('pair', `${me.id}:${code}`) > 0
}
