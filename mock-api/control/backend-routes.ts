import * as calls from '../../src/contract/control/drift.ts'
import { closeHandset, openHandset, readHandset } from '../../src/contract/control/phone-messages.ts'
import { openApi } from '../api/open-api.ts'
import { systemNow } from '../engine/clock/system-clock.ts'
import { handsetPage } from '../pages/mount-pages.ts'
import type { Runtime } from '../runtime.ts'
import { checkBackend } from '../tools/contract-check/check-backend.ts'
import type { DriftRecord } from '../tools/contract-check/drift-record.ts'
import { comparePhones } from '../tools/inspection/compare-phones.ts'
import { readBase, type Backend } from '../tools/proxy/backend.ts'
import { ControlError, defineControlRoute, findMember } from './define-control-route.ts'
import { logInAsMember } from './world-routes.ts'

export const backendRoutes = [
  defineControlRoute(calls.readBackend, (_, { backend }) => backendView(backend)),
  defineControlRoute(calls.chooseBackend, ({ mode, url }, { backend, announce }) => {
    backend.use(mode, url ?? undefined)
    announce('backend')
    return backendView(backend)
  }),
  defineControlRoute(calls.checkBackend, ({ url }) => checkBackend(readBase(url).href, systemNow)),
  defineControlRoute(calls.comparePhones, (_, { exchanges }) => comparePhones(exchanges.latestCalls())),
  defineControlRoute(calls.readOpenApi, () => openApi()),
]

const backendView = ({ mode, url }: Backend) => ({ mode, url })

/** Differences between the real API and the contract, over all recorded samples. */
export const driftRoutes = [
  defineControlRoute(calls.readDrift, (_, { drift }) => driftView(drift)),
  defineControlRoute(calls.mergeDrift, (ledger, { drift, announce }) => {
    drift.merge(ledger)
    announce('drift')
    return driftView(drift)
  }),
  defineControlRoute(calls.reviewDrift, ({ call, note, ...place }, { drift, announce }) => {
    if (!drift.review(call, place, note))
      throw new ControlError('unknown-drift', `Failed to review: ${call} has no such drift. See GET /__control/drift.`)
    announce('drift')
    return driftView(drift)
  }),
]

const driftView = ({ ledger, today }: DriftRecord) => ({ ledger, today })

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
