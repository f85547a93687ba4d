import { cancelReasons } from '../../../src/contract/enums/cancellation.ts'
import { brokenInvariants } from '../invariants/check-world.ts'
import type { Reply } from '../mock.ts'
import type { Act, Command } from './commands.ts'
import { accountOf, expectReply, expectSame, modelAsWorld, worldAsModel } from './compare.ts'
import { password } from './found-town.ts'
import * as rules from './rules.ts'
import type { System } from './system.ts'
import { isLoggedIn, nextEdge, pairOf, passTime, personOf, type PersonModel, type TownModel } from './town-model.ts'

const sessionMs = 14 * 86_400_000
const minuteMs = 60_000
const jumps: Readonly<Record<string, number>> = {
  PT1M: minuteMs,
  PT40M: 40 * minuteMs,
  PT3H: 180 * minuteMs,
  PT12H: 720 * minuteMs,
  P1D: 1440 * minuteMs,
  P3D: 3 * 1440 * minuteMs,
  P7D: 7 * 1440 * minuteMs,
  P31D: 31 * 1440 * minuteMs,
  P181D: 181 * 1440 * minuteMs,
}

interface BeforeJump {
  /** Moment of the jump. */
  readonly id: number
  readonly model: TownModel
  readonly text: string
}

/** Runs commands against the server and the model side by side. */
export class Run {
  private readonly jumps: BeforeJump[] = []

  constructor(
    private readonly system: System,
    public model: TownModel,
  ) {}

  /** Runs a command and compares all state; throws at the first difference. */
  async step(command: Command): Promise<void> {
    if (command.kind === 'jump') await this.jump(this.model.now + (jumps[command.duration] ?? 0))
    else if (command.kind === 'edge') await this.toEdge(command.early)
    else if (command.kind === 'back') await this.goBack(command.back)
    else if (command.kind === 'restart') await this.restart()
    else await this.act(command)
    expectSame(worldAsModel(this.system.mock.world, this.model), modelAsWorld(this.model))
  }

  /** Checks all invariants of the world. */
  checkInvariants(): void {
    expectSame(brokenInvariants(this.system.mock.world, this.model.now), [])
  }

  private async act(command: Exclude<Command, { kind: 'jump' | 'edge' | 'back' | 'restart' }>): Promise<void> {
    const me = this.at(command.who)
    const caller = this.system.as(me)
    if (!isLoggedIn(this.model, me)) {
      expectReply(await caller.get('/api/account'), { status: 401 })
      Object.assign(me, { headers: await this.system.logIn(me), loginEnds: this.model.now + sessionMs })
    }
    await this.actAs(me, command)
    if (isLoggedIn(this.model, me))
      expectReply(await this.system.as(me).get('/api/account'), {
        status: 200,
        body: accountOf(this.model, me),
      })
  }

  private async actAs(me: PersonModel, command: Exclude<Command, { kind: 'jump' | 'edge' | 'back' | 'restart' }>) {
    const { model, system } = this
    const caller = system.as(me)
    if (command.kind === 'login')
      Object.assign(me, { headers: await system.logIn(me), loginEnds: model.now + sessionMs })
    else if (command.kind === 'logout') {
      expectReply(await caller.delete('/api/auth/sign_out'), { status: 200, body: { success: true } })
      me.loginEnds = 0
    } else if (command.kind === 'bonus')
      expectReply(await caller.post('/api/login_bonus/create'), rules.bonus(model, me))
    else if (command.kind === 'pay') expectReply(await system.pay(me, command.card), rules.pay(model, me, command.card))
    else if (command.kind === 'buy')
      expectReply(
        await system.buy(me, command.size, command.declined),
        rules.buy(model, me, command.size, command.declined),
      )
    else if (command.kind === 'hide') {
      const reply = await caller.post('/api/submit_hidden_mode', { hidden_mode: command.hidden })
      expectReply(reply, rules.hide(me, command.hidden))
    } else if (command.kind === 'cancel') expectReply(await this.cancel(me), rules.cancel(model, me))
    else if (command.kind === 'recommend') await this.recommend(me, command.manual)
    else if (command.kind === 'likes received') await this.likesReceived(me)
    else await this.actOn(me, this.at(command.whom), command)
  }

  private async actOn(me: PersonModel, other: PersonModel, command: Act) {
    const { model, system } = this
    const caller = system.as(me)
    const { id = 0, uuid = 'nobody' } = system.pairing(me, other) ?? {}
    if (command.kind === 'like')
      expectReply(await caller.post('/api/send_like', { uuid: other.uuid }), rules.like(model, me, other))
    else if (command.kind === 'detail') {
      const reply = await caller.post('/api/subprofile', { user: { partner_uuid: other.uuid } })
      expectReply(reply, rules.detail(model, me, other))
    } else if (command.kind === 'footprint') {
      const reply = await caller.post('/api/user_footprints', { profile_uuid: other.uuid })
      expectReply(reply, rules.footprint(model, me, other))
    } else if (command.kind === 'read') {
      const reply = await caller.post(`/api/recommends/read?recommend[uuid]=${uuid}`)
      expectReply(reply, rules.read(model, me, other))
    } else if (command.kind === 'decide')
      expectReply(await this.decide(me, id || 999_999, command.act), rules.decide(model, me, other, command.act))
    else if (command.kind === 'speak') await this.speak(me, other, uuid, command.content)
  }

  private decide(me: PersonModel, id: number, act: string): Promise<Reply> {
    const caller = this.system.as(me)
    if (act === 'noreplied') return caller.post('/api/recommend/noreplied', { recommend: { id } })
    const [path, status] = act.startsWith('reply-')
      ? ['/api/recommend/submit_reply', act.slice(6)]
      : ['/api/matching_status', act]
    return caller.post(path, { recommend: { id, status } })
  }

  private async speak(me: PersonModel, other: PersonModel, uuid: string, content: string): Promise<void> {
    const { model } = this
    if (!isLoggedIn(model, other)) return
    const pair = pairOf(model, me, other)
    const open = [me, other].map((person) => rules.mayTalk(pair, person))
    const arrives = pair !== undefined && rules.speak(pair, me, content)
    const ends = await this.system.speak(me, other, uuid, content)
    expectSame(
      ends,
      open.map((isOpen) => ({ open: isOpen, heard: isOpen && arrives ? [content] : [] })),
    )
  }

  private async recommend(me: PersonModel, manual: boolean): Promise<void> {
    const caller = this.system.as(me)
    const reply = await (manual ? caller.post('/api/mannual_recommend') : caller.get('/api/recommend_auto_recommend'))
    const expected = rules.recommendable(this.model, me, manual)
    if ('status' in expected) return expectReply(reply, expected)
    // Another test covers the score; here any allowed recommendation passes.
    expectSame([reply.body.success, expected.some(({ id }) => id === reply.body.recommend)], [true, true])
    rules.recommended(this.model, me, personOf(this.model, reply.body.recommend), manual)
  }

  private async likesReceived(me: PersonModel): Promise<void> {
    const path = me.sex === 2 ? '/api/recommends' : '/api/recommends/male'
    const { status, body } = await this.system.as(me).get(`${path}?status=liked&page=1`)
    const received = rules.likesReceived(this.model, me)
    expectSame(
      [status, body.pageCount, body.rec.length],
      [200, Math.ceil(received.length / 10), Math.min(10, received.length)],
    )
    for (const pair of received) pair.likeSeen = true
  }

  private async cancel(me: PersonModel): Promise<Reply> {
    const caller = this.system.as(me)
    const [cancel_reason] = cancelReasons[me.sex]
    const first = await caller.post('/api/cancel_reason', { cancel_reason: { password, cancel_reason } })
    return first.status === 200 ? caller.post('/api/al_payment/cancellation/submit') : first
  }

  private async toEdge(early: boolean): Promise<void> {
    const edge = nextEdge(this.model)
    if (edge !== undefined) await this.jump(early ? edge - 1 : edge)
  }

  private async jump(to: number): Promise<void> {
    const text = this.system.mock.worldText()
    const { status, body } = await this.system.mock.control('POST', '/clock', {
      to: new Date(to).toISOString(),
    })
    expectSame(status, 200)
    this.jumps.push({ id: body.moment, model: structuredClone(this.model), text })
    if (this.jumps.length > 20) this.jumps.shift()
    passTime(this.model, to)
  }

  /** Going back must restore every byte, not only the model's state. */
  private async goBack(back: number): Promise<void> {
    const jump = this.jumps.at(-back)
    if (!jump) return
    const { status } = await this.system.mock.control('POST', '/history/go', { before: jump.id })
    expectSame(status, 200)
    this.model = structuredClone(jump.model)
    const isAsBefore = this.system.mock.worldText() === jump.text
    expectSame(isAsBefore, true, 'the restored world is not what it was')
  }

  private async restart(): Promise<void> {
    const before = this.system.mock.worldText()
    await this.system.restart()
    expectSame(this.system.mock.worldText() === before, true, 'the world changed by a restart')
  }

  private at(place: number): PersonModel {
    return this.model.people[place] as PersonModel
  }
}
