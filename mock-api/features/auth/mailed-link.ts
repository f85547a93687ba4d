import type { Context } from '../../world/context.ts'
import type { Mail } from '../../world/records/auth.ts'
import type { World } from '../../world/world.ts'
import { isConfirmationLinkOpen, isResetLinkOpen } from './link-windows.ts'

/**
 * State of a mailed link: `used` also when a newer link replaced it, `expired` from the end of its window on, used or
 * not (D-17).
 */
type LinkState = 'open' | 'used' | 'expired'

/** Returns the present state of a mail's link (protocols A12, A14). */
export function linkStateOf(world: World, mail: Mail, link: string, ctx: Context): LinkState {
  const query = new URLSearchParams(link.split('?')[1] ?? '')
  const confirmation = query.get('confirmation_token')
  const reset = query.get('reset_password_token')
  if (confirmation !== null) {
    // A repeated mail has the link of the first one, which expires with it.
    const sentAt = Math.min(...mailsWith(world, mail, link).map(({ createdAt }) => createdAt))
    if (!isConfirmationLinkOpen(sentAt, ctx)) return 'expired'
    const member = world.members.findBy('confirmation', ctx.ids.hash(confirmation))
    return member?.confirmedAt === null ? 'open' : 'used'
  }
  if (reset !== null) {
    if (!isResetLinkOpen(mail.createdAt, ctx)) return 'expired'
    return world.members.findBy('reset', ctx.ids.hash(reset)) ? 'open' : 'used'
  }
  return 'open'
}

const mailsWith = (world: World, { to }: Mail, link: string): Mail[] =>
  world.mails.by('to', to).filter(({ links }) => links.includes(link))
