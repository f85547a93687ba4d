import { countCharacters } from '../../../src/contract/rules/texts.ts'
import { tokyoParts } from '../../../src/contract/rules/tokyo-time.ts'
import { confirmationLinkMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { newMember } from '../member/member.ts'
import { normalEmail, openLogin, type OpenedLogin } from './session.ts'

/** Protocols A5, D-91: visible ASCII without @, then a domain whose last label has at least two letters. */
const emailPattern = /^[!-?A-~]+@([a-z0-9-]+\.)+[a-z]{2,}$/i
const shortest = 6
const longest = 128

type FieldTexts = Record<string, string[]>

/** What is wrong with a new email address by form; empty when nothing is. */
export function emailFaults(email: string): string[] {
  if (email === '') return ['メールアドレスを入力してください']
  return emailPattern.test(email) && email.length <= 255 ? [] : ['メールアドレスの形式が正しくありません']
}

/** What is wrong with a new password and its repetition, if one was given (protocols A5, A7, A13), by wire field. */
export function passwordFaults(password: string, repetition: string | undefined): FieldTexts {
  const faults: FieldTexts = {}
  if (password === '') faults['password'] = ['パスワードを入力してください']
  else if (countCharacters(password) < shortest)
    faults['password'] = [`パスワードは${shortest}文字以上で入力してください`]
  else if (countCharacters(password) > longest)
    faults['password'] = [`パスワードは${longest}文字以内で入力してください`]
  if (repetition !== undefined && password !== repetition)
    faults['password_confirmation'] = ['パスワード（確認用）とパスワードの入力が一致しません']
  return faults
}

/** Protocols A11, A14: the text names the address as it was looked up. */
export function unknownEmailText(email: string): string {
  return `メールアドレス「${email}」の会員は見つかりませんでした。`
}

/**
 * Puts the confirmation mail into the outbox (IMP-03, D-17). While an earlier link is valid the mail carries that one,
 * so that it does not matter which of the mails is opened (protocols A14).
 */
export function mailConfirmation(world: World, member: Member, appOrigin: string, ctx: Context): void {
  const sentAt = member.confirmation && isOpen(member.confirmation, ctx) ? member.confirmation.sentAt : ctx.now
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

export interface SignUpInput {
  readonly email: string
  readonly password: string
  /** Missing where the call has none: then there is nothing to compare. */
  readonly repetition: string | undefined
  readonly sex: 1 | 2 | null
}

/**
 * Creates a member and mails the confirmation link (API-01). The opened login is accepted only once the mail is
 * confirmed. Refuses every fault of form, and a taken address, at once (protocols A7).
 */
export function signUp(
  world: World,
  input: SignUpInput,
  appOrigin: string,
  ctx: Context,
): { member: Member; opened: OpenedLogin } {
  const email = normalEmail(input.email)
  const faults: FieldTexts = passwordFaults(input.password, input.repetition)
  // As typed: lowercasing makes ASCII letters of some that are none.
  const emailTexts = emailFaults(input.email.trim())
  if (emailTexts.length > 0) faults['email'] = emailTexts
  else if (world.members.countBy('email', email) > 0) faults['email'] = ['メールアドレスはすでに使用されています']
  if (input.sex === null) faults['sex'] = ['性別を選択してください']
  if (input.sex === null || Object.keys(faults).length > 0) {
    throw new Refusal('sign-up-invalid', { fields: faults, extra: { email, sex: input.sex } })
  }
  const number = world.members.nextId
  const member = newMember(world, {
    email,
    sex: input.sex,
    uuid: ctx.ids.uuid('member', number, ctx.now),
    passwordHash: ctx.passwords.hash(input.password, ctx.ids.token('salt', number, ctx.now)),
    now: ctx.now,
  })
  mailConfirmation(world, member, appOrigin, ctx)
  return { member: world.members.get(member.id), opened: openLogin(world, member.id, false, ctx) }
}
