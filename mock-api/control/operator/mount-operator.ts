import { Hono } from 'hono'
import { writeAsOperator } from '../../features/operator-chat/operator-messages.ts'
import { publish } from '../../features/operator/publish.ts'
import { recommendAsOperator } from '../../features/operator/recommend-as-operator.ts'
import { setMemberStatus } from '../../features/operator/set-member-status.ts'
import { giveRank } from '../../features/rank/request.ts'
import { Refusal } from '../../world/refusal.ts'
import type { Runtime } from '../../runtime.ts'
import { operatorMessageView } from '../../features/operator-chat/operator-message-view.ts'
import { readBody } from '../control-error.ts'
import { act } from './act.ts'
import { findMember } from './find-member.ts'
import { memberLine } from './member-line.ts'
import { mountDesk } from './mount-desk.ts'
import { mountLookups } from './mount-lookups.ts'
import {
  operatorActRequest,
  operatorMessageRequest,
  operatorNoticeRequest,
  operatorRankRequest,
  operatorRecommendRequest,
  operatorStatusRequest,
} from './operator-schemas.ts'

/** What the operator does in the real service, and any member's acts (IMP-13 to IMP-17). */
export function mountOperator(control: Hono, runtime: Runtime): void {
  const operator = new Hono()
  const { store } = runtime
  operator.use(async (_, next) => {
    runtime.time.settle()
    await next()
  })
  mountDesk(operator, runtime)
  mountLookups(operator, runtime)

  operator.post('/message', async (c) => {
    const { member, content } = await readBody(c, operatorMessageRequest)
    const { id } = findMember(store.world, member)
    const message = store.transact((world) => writeAsOperator(world, id, content, runtime.context()))
    return c.json({ success: true, admin_message: operatorMessageView(message) })
  })

  operator.post('/notice', async (c) => {
    const { audience, ...publication } = await readBody(c, operatorNoticeRequest)
    const { id } = store.transact((world) => publish(world, publication, audience, runtime.context()))
    return c.json({ success: true, kind: publication.kind, id })
  })

  operator.post('/recommend', async (c) => {
    const { woman, man, status_n } = await readBody(c, operatorRecommendRequest)
    const [her, him] = [findMember(store.world, woman), findMember(store.world, man)]
    const pairing = store.transact((world) =>
      recommendAsOperator(world, her, him, status_n, runtime.context()),
    )
    return c.json({ success: true, id: pairing.id, uuid: pairing.uuid, status_n: pairing.statusN })
  })

  operator.post('/rank', async (c) => {
    const { member, rank } = await readBody(c, operatorRankRequest)
    const { id, sex } = findMember(store.world, member)
    if (sex !== 1) throw new Refusal('state', { msg: 'ランクは男性会員だけのものです。' })
    store.transact((world) => giveRank(world, world.members.get(id), rank, runtime.context()))
    return c.json({ success: true, member: memberLine(store.world, store.world.members.get(id)) })
  })

  operator.post('/status', async (c) => {
    const { member, status, listed } = await readBody(c, operatorStatusRequest)
    const { id } = findMember(store.world, member)
    const changed = store.transact((world) =>
      setMemberStatus(world, world.members.get(id), { femaleStatus: status, listed }, runtime.context()),
    )
    return c.json({ success: true, member: memberLine(store.world, changed) })
  })

  operator.post('/act', async (c) => c.json(act(runtime, await readBody(c, operatorActRequest)) as object))

  control.route('/operator', operator)
}
