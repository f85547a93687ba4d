import { normalEmail } from '../../../src/contract/rules/session-values.ts'
import type { Member } from '../../world/records/member.ts'
import { type GemRefusalCode, Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

interface AddressRefusals {
  readonly empty: GemRefusalCode
  readonly unknown: GemRefusalCode
}

/** Returns the member of a mail address as typed (protocols A11, A14). Refuses an empty and an unknown address. */
export function memberAt(world: World, typed: string, { empty, unknown }: AddressRefusals): Member {
  const email = normalEmail(typed)
  if (email === '') throw new Refusal(empty)
  const member = world.members.findBy('email', email)
  // Names the address as it was looked up.
  if (!member) throw new Refusal(unknown, { msg: `メールアドレス「${email}」の会員は見つかりませんでした。` })
  return member
}
