import { normalEmail } from '../../../src/contract/rules/session-values.ts'
import { confirmationLinkMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { sendConfirmationMail } from './mails.ts'

/**
 * Adds the confirmation mail to the outbox (IMP-03, D-17). While an earlier link is valid the mail repeats it, so that
 * every mail works (protocols A14).
 */
export function mailConfirmation(world: World, member: Member, appOrigin: string, ctx: Context): void {
  const sentAt = member.confirmation && isOpen(member.confirmation, ctx) ? member.confirmation.sentAt : ctx.now
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
  if (!member?.confirmation || !isOpen(member.confirmation, ctx)) {
    throw new Refusal('confirmation-invalid')
  }
  if (member.confirmedAt !== null)
    throw new Refusal('confirmation-invalid', { msg: 'すでに確認済みです。', extra: { reason: 'confirmed' } })
  return world.members.update(member.id, { confirmedAt: ctx.now, updatedAt: ctx.now })
}

/** Sends the confirmation mail again (protocols A14). A confirmed member gets the same response but no mail. */
export function resendConfirmation(world: World, input: string, appOrigin: string, ctx: Context): Member {
  const email = normalEmail(input)
  if (email === '') throw new Refusal('resend-no-email')
  const member = world.members.findBy('email', email)
  if (!member) throw new Refusal('resend-unknown-email', { msg: unknownEmailText(email) })
  if (member.confirmedAt === null) mailConfirmation(world, member, appOrigin, ctx)
  return member
}

/** Names the address as it was looked up (protocols A11, A14). */
export function unknownEmailText(email: string): string {
  return `メールアドレス「${email}」の会員は見つかりませんでした。`
}

function isOpen({ sentAt }: { readonly sentAt: number }, ctx: Context): boolean {
  return ctx.now < sentAt + confirmationLinkMs
}
