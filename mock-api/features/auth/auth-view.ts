import type { GemAccount, GemAccountWithTimes } from '../../../src/contract/calls/auth.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member } from '../../world/records/member.ts'

/** Account in the response to a login (protocols A6). */
export function gemAccountView(member: Member): GemAccount {
  return { id: member.id, provider: 'email', uid: member.email, email: member.email, sex: member.sex }
}

/** Account with its times, in the response to a sign-up or password change (protocols A6). */
export function gemAccountWithTimesView(member: Member): GemAccountWithTimes {
  return {
    ...gemAccountView(member),
    created_at: tokyoIso(member.createdAt),
    updated_at: tokyoIso(member.updatedAt),
  }
}
