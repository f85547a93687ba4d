import { tokyoParts } from '../../../src/contract/rules/tokyo-time.ts'
import { confirmationLinkMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { normalEmail, unknownEmailText } from './account-check.ts'

/**
 * Puts the confirmation mail into the outbox (IMP-03, D-17). While an earlier link is valid the mail carries that one,
 * so that it does not matter which of the mails is opened (protocols A14).
 */
export function mailConfirmation(world: World, member: Member, appOrigin: string, ctx: Context): void {
  const sentAt =
    member.confirmation && isOpen(member.confirmation, ctx) ? member.confirmation.sentAt : ctx.now
  const token = ctx.ids.token('confirmation', member.id, sentAt)
  world.members.update(member.id, { confirmation: { hash: ctx.ids.hash(token), sentAt } })
  const link = `${appOrigin}/user_confirmation?confirmation_token=${token}`
  world.mails.insert({
    to: member.email,
    subject: '【宵待】メールアドレスの確認',
    text: `宵待にご登録いただき、ありがとうございます。\n次のリンクを${deadline(sentAt + confirmationLinkMs)}までに開いて、メールアドレスの確認を完了してください。\n\n${link}\n\nお心当たりのない場合は、このメールを破棄してください。`,
    links: [link],
    createdAt: ctx.now,
  })
}

/**
 * Confirms the address behind a link: single use, three days (API-06, D-17). The token is kept until then, so that a link
 * which a mail scanner or a second press opened before is told from a broken one (D-70).
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

/** Sends the mail again (protocols A14). A confirmed member gets none, but the same answer. */
export function resendConfirmation(world: World, input: string, appOrigin: string, ctx: Context): Member {
  const email = normalEmail(input)
  if (email === '') throw new Refusal('resend-no-email')
  const member = world.members.findBy('email', email)
  if (!member) throw new Refusal('resend-unknown-email', { msg: unknownEmailText(email) })
  if (member.confirmedAt === null) mailConfirmation(world, member, appOrigin, ctx)
  return member
}

function isOpen({ sentAt }: { readonly sentAt: number }, ctx: Context): boolean {
  return ctx.now < sentAt + confirmationLinkMs
}

function deadline(at: number): string {
  const { month, day, hour, minute } = tokyoParts(at)
  return `${month}月${day}日${hour}:${String(minute).padStart(2, '0')}`
}
