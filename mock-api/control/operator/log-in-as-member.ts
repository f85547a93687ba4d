import { steadyHeaders, type SessionHeaders, openLogin } from '../../features/auth/session.ts'
import type { Runtime } from '../../runtime.ts'
import type { Member } from '../../world/records/member.ts'

/** Opens a login for a member without a password; returns its headers. */
export function logInAsMember(runtime: Runtime, member: Member): SessionHeaders {
  const opened = runtime.store.transact((world) => openLogin(world, member.id, false, runtime.context()))
  return steadyHeaders({ member, ...opened })
}
