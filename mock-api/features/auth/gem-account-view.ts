import type { GemAccount, GemAccountWithTimes } from '../../../src/contract/calls/auth.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member } from '../../world/records/member.ts'

/** The account as sign-in answers it (protocols A6). */
export function gemAccountView(member: Member): GemAccount {
  return { id: member.id, provider: 'email', uid: member.email, email: member.email, sex: member.sex }
}

/** The account with its times, as sign-up and password change answer it (protocols A6). */
export function gemAccountWithTimesView(member: Member): GemAccountWithTimes {
  return {
    ...gemAccountView(member),
    created_at: tokyoIso(member.createdAt),
    updated_at: tokyoIso(member.updatedAt),
  }
}

/** What a refused sign-up repeats of its input (protocols A7). */
export function unsavedAccountView(input: Readonly<Record<string, unknown>> = {}) {
  const email = typeof input['email'] === 'string' ? input['email'] : ''
  const sex = input['sex'] ?? null
  return { id: null, provider: 'email', uid: email, email, sex, created_at: null, updated_at: null }
}
