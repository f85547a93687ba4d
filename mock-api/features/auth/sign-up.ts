import type { Sex } from '../../../src/contract/enums/member.ts'
import { normalEmail } from '../../../src/contract/rules/session-values.ts'
import { emailMaxLength } from '../../../src/contract/rules/text-limits.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { newMember } from '../member/new-member.ts'
import { mailConfirmation } from './confirmation.ts'
import { type FieldTexts, passwordFaults } from './password-faults.ts'
import { openLogin, type OpenedLogin } from './session.ts'

/** Visible ASCII without @, then a domain whose last label has at least two letters (protocols A5, D-91). */
const emailPattern = /^[!-?A-~]+@([a-z0-9-]+\.)+[a-z]{2,}$/i

export function emailFaults(email: string): string[] {
  if (email === '') return ['メールアドレスを入力してください']
  return emailPattern.test(email) && email.length <= emailMaxLength ? [] : ['メールアドレスの形式が正しくありません']
}

export interface SignUpInput {
  readonly email: string
  readonly password: string
  /** Undefined when the call has none; nothing is compared then. */
  readonly repetition: string | undefined
  readonly sex: Sex | null
}

/**
 * Creates a member and mails the confirmation link (API-01). Its login works only after the confirmation. Refuses all
 * form faults and a taken address at once (protocols A7).
 */
export function signUp(
  world: World,
  input: SignUpInput,
  appOrigin: string,
  ctx: Context,
): { member: Member; opened: OpenedLogin } {
  const email = normalEmail(input.email)
  const faults = formFaults(world, input)
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
  return { member: world.members.get(member.id), opened: openLogin(world, member.id, ctx) }
}

function formFaults(world: World, { email, password, repetition, sex }: SignUpInput): FieldTexts {
  const faults = passwordFaults(password, repetition)
  // Checks the text as typed, because lowercasing turns some other letters into ASCII.
  const emailTexts = emailFaults(email.trim())
  if (emailTexts.length > 0) faults['email'] = emailTexts
  else if (world.members.countBy('email', normalEmail(email)) > 0)
    faults['email'] = ['メールアドレスはすでに使用されています']
  if (sex === null) faults['sex'] = ['性別を選択してください']
  return faults
}
