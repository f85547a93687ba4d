import { confirmationLinkMs, resetLinkMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Mail } from '../../world/records/mail.ts'
import type { World } from '../../world/world.ts'

/** Whether a mailed link still leads on: it was used up, or a newer one took its place; or its time is over. */
export type LinkState = 'open' | 'used' | 'expired'

/** What the link of a mail would do now (protocols A12, A14). */
export function linkStateOf(world: World, mail: Mail, link: string, ctx: Context): LinkState {
  const query = new URLSearchParams(link.split('?')[1] ?? '')
  const confirmation = query.get('confirmation_token')
  const reset = query.get('reset_password_token')
  if (confirmation !== null) {
    const member = world.members.findBy('confirmation', ctx.ids.hash(confirmation))
    if (member && member.confirmedAt !== null) return 'used'
    const sentAt = member?.confirmation?.sentAt ?? mail.createdAt
    if (ctx.now >= sentAt + confirmationLinkMs) return 'expired'
    return member ? 'open' : 'used'
  }
  if (reset !== null) {
    if (ctx.now >= mail.createdAt + resetLinkMs) return 'expired'
    return world.members.findBy('reset', ctx.ids.hash(reset)) ? 'open' : 'used'
  }
  return 'open'
}
