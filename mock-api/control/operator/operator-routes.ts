import * as calls from '../../../src/contract/control/operator.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { operatorMessageView, writeAsOperator } from '../../features/operator-chat/operator-messages.ts'
import { publish, recommendAsOperator, setMemberStatus } from '../../features/operator/operator.ts'
import { refuseNextRenewal } from '../../features/payment/plan.ts'
import { giveRank } from '../../features/rank/rank.ts'
import { Refusal } from '../../world/refusal.ts'
import { defineControlRoute, type ControlRoute } from '../define-control-route.ts'
import { act } from './act.ts'
import { deskRoutes } from './desk-routes.ts'
import { lookupRoutes, paymentDeskRoutes } from './lookup-routes.ts'
import { findMember, memberView } from './members.ts'

const settingRoutes = [
  defineControlRoute(calls.writeAsOperator, ({ member, content }, { runtime }) => {
    const { id } = findMember(runtime.store.world, member)
    const message = runtime.store.transact((world) => writeAsOperator(world, id, content, runtime.context()))
    return { success: true as const, admin_message: operatorMessageView(message) }
  }),
  defineControlRoute(calls.publish, ({ audience, ...publication }, { runtime }) => {
    const { id } = runtime.store.transact((world) => publish(world, publication, audience, runtime.context()))
    return { success: true as const, kind: publication.kind, id }
  }),
  defineControlRoute(calls.recommend, ({ woman, man, status_n }, { runtime }) => {
    const { store } = runtime
    const [her, him] = [findMember(store.world, woman), findMember(store.world, man)]
    const pairing = store.transact((world) => recommendAsOperator(world, her, him, status_n, runtime.context()))
    return { success: true as const, id: pairing.id, uuid: pairing.uuid, status_n: pairing.statusN }
  }),
  defineControlRoute(calls.giveRank, ({ member, rank }, { runtime }) => {
    const { store } = runtime
    const { id, sex } = findMember(store.world, member)
    if (sex !== 1) throw new Refusal('state', { msg: 'ランクは男性会員だけのものです。' })
    store.transact((world) => giveRank(world, world.members.get(id), rank, runtime.context()))
    return { success: true as const, member: memberView(store.world, store.world.members.get(id)) }
  }),
  defineControlRoute(calls.changeStanding, ({ member, status, listed }, { runtime }) => {
    const { store } = runtime
    const { id } = findMember(store.world, member)
    const changed = store.transact((world) =>
      setMemberStatus(world, world.members.get(id), { femaleStatus: status, listed }, runtime.context()),
    )
    return { success: true as const, member: memberView(store.world, changed) }
  }),
  defineControlRoute(calls.declineNextRenewal, ({ member }, { runtime }) => {
    const { store } = runtime
    const { id } = findMember(store.world, member)
    const at = store.transact((world) => refuseNextRenewal(world, id))
    return {
      success: true as const,
      member: memberView(store.world, store.world.members.get(id)),
      at: tokyoIso(at),
    }
  }),
  defineControlRoute(calls.actAsMember, (request, { runtime }) => act(runtime, request)),
]

/** Acts of the operator in the real service, and acts of any member (IMP-13 to IMP-17). */
export const operatorRoutes: readonly ControlRoute[] = [
  ...deskRoutes,
  ...lookupRoutes,
  ...paymentDeskRoutes,
  ...settingRoutes,
]
