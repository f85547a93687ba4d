import type { ModalCode } from '../../../src/contract/calls/popup.ts'
import { Sex } from '../../../src/contract/enums/member.ts'
import type { Member } from '../../world/records/member.ts'
import type { Context } from '../../world/rules.ts'
import type { World } from '../../world/world.ts'
import { isVerified } from '../member/member.ts'

/** Audience of each campaign popup (BONUS-14); code 1 is reserved and shows nothing. */
const audiences: Readonly<Record<ModalCode, (member: Member) => boolean>> = {
  1: () => false,
  2: (member) => member.sex === Sex.man && member.listed && !member.paid,
  3: () => true,
  4: (member) => member.sex === Sex.woman && isVerified(member) && !member.paid,
}
const codes: readonly ModalCode[] = [1, 2, 3, 4]

/** Returns the codes of a member's campaign popups, ascending (API-23). */
export function popupsFor(world: World, me: Member): ModalCode[] {
  return codes.filter((code) => audiences[code](me) && !isHidden(world, me, code))
}

/** Hides a popup from a member; repeating it is a no-op (API-24). */
export function hidePopup(world: World, me: Member, code: ModalCode, ctx: Context): void {
  if (!isHidden(world, me, code)) world.popupViews.insert({ memberId: me.id, code, viewedAt: ctx.now })
}

function isHidden(world: World, me: Member, code: ModalCode): boolean {
  return world.popupViews.countBy('pair', `${me.id}:${code}`) > 0
}
