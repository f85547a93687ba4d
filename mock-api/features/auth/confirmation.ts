import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isConfirmationLinkOpen } from './link-windows.ts'
import { sendConfirmationMail } from './mails.ts'
import { memberAt } from './member-at-address.ts'

/**
 * Adds the confirmation mail to the outbox (IMP-03, D-17). While an earlier link is valid the mail repeats it, so that
 * every mail works (protocols A14).
 */
export function mailConfirmation(world: World, member: Member, appOrigin: string, ctx: Context): void {
  const earlier = member.confirmation?.sentAt
  const sentAt = earlier !== undefined && isConfirmationLinkOpen(earlier, ctx) ? earlier : ctx.now
  const token = ctx.ids.secret('confirmation', member.id, sentAt)
  world.members.update(member.id, { confirmation: { hash: ctx.ids.hash(token), sentAt } })
  const link = `${appOrigin}/user_confirmation?confirmation_token=${token}`
  sendConfirmationMail(world, member, link, sentAt, ctx.now)
}

/**
 * Confirms the address of a link: single use, three days (API-06, D-17). A used token is kept until it expires, so that
 * a second press differs from a broken link (D-70).
 */
export function confirmEmail(world: World, token: string, ctx: Context): Member {
  const hash = ctx.ids.hash(token)
  const member = token === '' ? undefined : world.members.findBy('confirmation', hash)
  if (!member?.confirmation || !isConfirmationLinkOpen(member.confirmation.sentAt, ctx)) {
    throw new Refusal('confirmation-invalid')
  }
  if (member.confirmedAt !== null)
    throw new Refusal('confirmation-invalid', { msg: 'すでに確認済みです。', extra: { reason: 'confirmed' } })
  return world.members.update(member.id, { confirmedAt: ctx.now, updatedAt: ctx.now })
}

/** Sends the confirmation mail again (protocols A14). A confirmed member gets the same response but no mail. */
export function resendConfirmation(world: World, input: string, appOrigin: string, ctx: Context): Member {
  const member = memberAt(world, input, { empty: 'resend-no-email', unknown: 'resend-unknown-email' })
  if (member.confirmedAt === null) mailConfirmation(world, member, appOrigin, ctx)
  return member
}
