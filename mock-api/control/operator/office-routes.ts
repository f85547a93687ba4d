import * as calls from '../../../src/contract/control/operator/office.ts'
import { Sex } from '../../../src/contract/enums/member.ts'
import { operatorMessageView, writeAsOperator } from '../../features/operator-chat/operator-messages.ts'
import { recommendAsOperator, setMemberStatus } from '../../features/operator/operator.ts'
import { publish } from '../../features/operator/publish.ts'
import { giveRank } from '../../features/rank/rank.ts'
import { Refusal } from '../../world/refusal.ts'
import { defineControlRoute } from '../define-control-route.ts'
import { findMember } from '../request/find-member.ts'
import { changeMember } from './change-member.ts'

/** Acts of the office: messages, publications, introductions, ranks and statuses. */
export const officeRoutes = [
  defineControlRoute(calls.writeAsOperator, ({ member, content }, { runtime }) => {
    const message = runtime.store.transact((world) =>
      writeAsOperator(world, findMember(world, member).id, content, runtime.context()),
    )
    return { success: true as const, admin_message: operatorMessageView(message) }
  }),
  defineControlRoute(calls.publish, (publication, { runtime }) => {
    const { id } = runtime.store.transact((world) => publish(world, publication, runtime.context()))
    return { success: true as const, kind: publication.kind, id }
  }),
  defineControlRoute(calls.recommend, ({ woman, man, status_n }, { runtime }) => {
    const pairing = runtime.store.transact((world) =>
      recommendAsOperator(world, findMember(world, woman), findMember(world, man), status_n, runtime.context()),
    )
    return { success: true as const, id: pairing.id, uuid: pairing.uuid, status_n: pairing.statusN }
  }),
  defineControlRoute(calls.giveRank, ({ member, rank }, { runtime }) =>
    changeMember(runtime, member, (world, person, ctx) => {
      if (person.sex !== Sex.man) throw new Refusal('state', { code: 'no-rank', msg: 'Only men have a rank.' })
      giveRank(world, person, rank, ctx)
    }),
  ),
  defineControlRoute(calls.changeStanding, ({ member, status, listed }, { runtime }) =>
    changeMember(runtime, member, (world, person, ctx) =>
      setMemberStatus(world, person, { femaleStatus: status, listed }, ctx),
    ),
  ),
]
