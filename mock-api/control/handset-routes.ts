import { readHandset, openHandset, closeHandset } from '../../src/contract/control/handset.ts'
import { handsetPage } from '../pages/handset-page.ts'
import type { Runtime } from '../runtime.ts'
import { logInAsMember } from './as-member.ts'
import { defineControlRoute } from './define-control-route.ts'
import { findMember } from './request/find-member.ts'

/** Access of a real phone in the local network, started and ended here (docs/security.md). */
export const handsetRoutes = [
  defineControlRoute(readHandset, (_, { handset }) => handset.read()),
  defineControlRoute(openHandset, async ({ address, email, to = '/' }, { handset, runtime }) => {
    // Refuses an unknown member now, while the user can still correct it.
    const member = email === undefined ? undefined : findMember(runtime.store.world, email)
    await handset.open(address, (headers) => handsetPage(member ? loginOf(runtime, member.email) : {}, to, headers))
    return handset.read()
  }),
  defineControlRoute(closeHandset, async (_, { handset }) => {
    await handset.close()
    return handset.read()
  }),
]

/** Opens a login under the names that the member app stores; empty when the member no longer exists. */
function loginOf(runtime: Runtime, email: string): Readonly<Record<string, string>> {
  const member = runtime.store.world.members.findBy('email', email)
  if (!member) return {}
  return { ...logInAsMember(runtime, member), sex: String(member.sex) }
}
