import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { newMember } from '../member/new-member.ts'
import { emailFaults, normalEmail, passwordFaults, type FieldTexts } from './account-check.ts'
import { mailConfirmation } from './confirmation.ts'
import { openLogin, type OpenedLogin } from './token.ts'

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
  else if (world.members.countBy('email', email) > 0)
    faults['email'] = ['メールアドレスはすでに使用されています']
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
