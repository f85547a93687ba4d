import { closeHandset, openHandset, readHandset } from '../../src/contract/control/handset.ts'
import { handsetPage } from '../pages/handset-page.ts'
import type { Runtime } from '../runtime.ts'
import { defineControlRoute } from './define-control-route.ts'
import { findMember } from './operator/members.ts'
import { logInAsMember } from './persona-routes.ts'

/** A real phone in the local network: asked for here, and ended here (docs/security.md). */
export const handsetRoutes = [
  defineControlRoute(readHandset, (_, { handset }) => handset.read()),
  defineControlRoute(openHandset, async ({ address, email, to = '/' }, { handset, runtime }) => {
    // An unknown one is told now, when somebody can still do something about it.
    const member = email === undefined ? undefined : findMember(runtime.store.world, email)
    await handset.open(address, (headers) => handsetPage(member ? loginOf(runtime, member.email) : {}, to, headers))
    return handset.read()
  }),
  defineControlRoute(closeHandset, async (_, { handset }) => {
    await handset.close()
    return handset.read()
  }),
]

/** A new login by the names that the member app stores one under; none when there is no such member any more. */
function loginOf(runtime: Runtime, email: string): Readonly<Record<string, string>> {
  const member = runtime.store.world.members.findBy('email', email)
  if (!member) return {}
  return { ...logInAsMember(runtime, member), sex: String(member.sex) }
}
