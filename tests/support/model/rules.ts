import type { Command } from './commands.ts'
import {
  addPair,
  canMeet,
  dayOf,
  isMatched,
  isVerified,
  likesLeft,
  pairOf,
  spendLike,
  type PairModel,
  type PersonModel,
  type TownModel,
} from './town-model.ts'

const dayMs = 86_400_000

/** Expected response of a call: its status, and body fields where needed. */
export interface Expected {
  readonly status: number
  readonly body?: object
}

type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>

const ok: Expected = { status: 200, body: { success: true } }
const refused = (status: number): Expected => ({ status, body: { success: false } })

/** D-16, D-24, D-130, API-43. */
export function like(model: TownModel, me: PersonModel, other: PersonModel): Expected {
  const told = (reason?: string): Expected => {
    const remain = { like_remain: likesLeft(model, me) }
    return {
      status: 200,
      body: reason ? { success: false, reason, ...remain } : { success: true, ...remain },
    }
  }
  if (!isVerified(me)) return refused(403)
  const pair = pairOf(model, me, other)
  const hisTurn = pair?.status === 9
  const herTurn = pair && [0, 6, 8].includes(pair.status)
  if (me.sex === other.sex || (pair && (pair.blocked || pair.status === 3 || isMatched(pair)))) return told('cannot')
  if (!isVerified(other)) return refused(404)
  if (me.sex === 1 ? hisTurn : herTurn) return told('answer')
  if (model.likes.includes(`${me.id}:${other.id}`)) return told('already')
  if (likesLeft(model, me) === 0) return told('none')
  spendLike(model, me)
  model.likes.push(`${me.id}:${other.id}`)
  if (!pair) addPair(model, me, other, me.sex === 1 ? 8 : 9)
  return told()
}

/** D-20, D-21: possible recommendations, or the reason for none. */
export function recommendable(model: TownModel, me: PersonModel, manual: boolean): Expected | readonly PersonModel[] {
  if (me.sex === 1) return refused(403)
  const { auto, manual: tickets } = me.recommended.day === dayOf(model.now) ? me.recommended : none
  const full = auto + tickets >= (me.paid ? 10 : 6)
  if (full || (manual && tickets >= (me.paid ? 3 : 1)))
    return { status: 200, body: { success: false, reason: 'limit' } }
  const men = model.people.filter((man) => man.sex === 1 && man.paid && !pairOf(model, me, man))
  return men.length > 0 ? men : { status: 200, body: { success: false, reason: 'none' } }
}

export function recommended(model: TownModel, me: PersonModel, man: PersonModel, manual: boolean): void {
  const day = dayOf(model.now)
  const { auto, manual: tickets } = me.recommended.day === day ? me.recommended : none
  me.recommended = { day, auto: manual ? auto : auto + 1, manual: manual ? tickets + 1 : tickets }
  if (manual) me.manualTotal += 1
  addPair(model, me, man, 0)
}

const none = { auto: 0, manual: 0 }

/** D-12, D-25. */
export function decide(
  model: TownModel,
  me: PersonModel,
  other: PersonModel,
  act: CommandOf<'decide'>['act'],
): Expected {
  if (me.sex === 1 && act !== 'ok' && act !== 'ng' && act !== 'suspend') return refused(403)
  if (!isVerified(me)) return refused(403)
  const pair = pairOf(model, me, other)
  if (!pair) return refused(404)
  const to = pair.blocked ? undefined : destination(pair, me, act)
  if (to === undefined) return refused(422)
  if (act === 'noreplied' && model.now < (pair.contactAt ?? 0) + dayMs) return refused(422)
  pair.blocked = act === 'ng' && isMatched(pair)
  pair.status = to
  if (to === 1) pair.contactAt = model.now
  pair.heldAt = to === 6 ? model.now : to === 7 ? pair.heldAt : null
  return { status: 200, body: { success: true, recommend: { status_n: to } } }
}

function destination(
  { status }: PairModel,
  me: PersonModel,
  act: CommandOf<'decide'>['act'],
): PairModel['status'] | undefined {
  if (act === 'ng' && [1, 2, 4, 7].includes(status)) return 3
  if (me.sex === 1) return status === 9 && act !== 'suspend' ? (act === 'ok' ? 1 : 3) : undefined
  if (status === 1) return act === 'reply-ok' ? 7 : act === 'reply-ng' || act === 'noreplied' ? 3 : undefined
  if (status === 3) return act === 'ok' && me.paid ? 1 : undefined
  if (status !== 0 && status !== 8 && status !== 6) return undefined
  if (act === 'suspend') return status === 6 ? undefined : 6
  return act === 'ok' ? 1 : act === 'ng' ? 3 : undefined
}

/** Whether a person may chat in a pairing (D-22, C-6). */
export const mayTalk = (pair: PairModel | undefined, me: PersonModel): pair is PairModel =>
  pair !== undefined && isMatched(pair) && !pair.blocked && isVerified(me)

/** D-27: whether the message arrives. */
export function speak(pair: PairModel, me: PersonModel, content: string): boolean {
  if (!mayTalk(pair, me) || content.trim() === '' || content.includes('://')) return false
  if (me.sex === 1 && !pair.womanWrote) return false
  if (me.sex === 2) {
    pair.womanWrote = true
    pair.unreadByMan += 1
  } else pair.unreadByWoman += 1
  pair.lastMessage = content
  pair.messages += 1
  return true
}

export function read(model: TownModel, me: PersonModel, other: PersonModel): Expected {
  if (!isVerified(me)) return refused(403)
  const pair = pairOf(model, me, other)
  if (!mayTalk(pair, me)) return refused(404)
  if (me.sex === 2) pair.unreadByWoman = 0
  else pair.unreadByMan = 0
  return { status: 200, body: { success: true, unread_messages_size: 0 } }
}

/** D-44: ten partners a day. */
export function detail(model: TownModel, me: PersonModel, other: PersonModel): Expected {
  if (!isVerified(me)) return refused(403)
  if (me.id === other.id) return ok
  if (!canMeet(model, me, other)) return refused(404)
  const day = dayOf(model.now)
  if (me.seen.day !== day) me.seen = { day, ids: [] }
  if (me.seen.ids.includes(other.id)) return ok
  if (me.seen.ids.length >= 10) return { status: 200, body: { success: false, detail_show_ticket: 0 } }
  me.seen.ids.push(other.id)
  return ok
}

/** API-44, API-45: one entry per pair. */
export function footprint(model: TownModel, me: PersonModel, other: PersonModel): Expected {
  if (!isVerified(me)) return refused(403)
  if (me.id === other.id) return ok
  const pair = pairOf(model, me, other)
  if (!canMeet(model, me, other) && !(pair && !pair.blocked)) return refused(404)
  const key = `${other.id}:${me.id}`
  if (!model.footprints.includes(key)) model.footprints.push(key)
  return ok
}

/** D-43. */
export function bonus(model: TownModel, me: PersonModel): Expected {
  const day = dayOf(model.now)
  if (me.bonus?.day !== day) me.bonus = { day, remain: 3 }
  return { status: 200 }
}

/** D-15, D-35: charged at once, again after 31 days, then every 30. */
export function pay(model: TownModel, me: PersonModel, card: CommandOf<'pay'>['card']): Expected {
  if (me.paid) return refused(422)
  if (card === 'declined') return { status: 200, body: { success: false } }
  Object.assign(me, { paid: true, card, nextCharge: model.now + 31 * dayMs })
  me.payments += 1
  return { status: 200, body: { success: true, state: 1 } }
}

/** D-42. */
export function cancel(_: TownModel, me: PersonModel): Expected {
  if (!me.paid) return refused(422)
  Object.assign(me, { paid: false, hidden: false, nextCharge: null })
  return ok
}

/** D-16: one purchase in 24 hours; valid for 180 days. */
export function buy(model: TownModel, me: PersonModel, size: number, declined: boolean): Expected {
  if (!isVerified(me)) return refused(403)
  if (me.packs.some(({ boughtAt }) => model.now < boughtAt + dayMs)) return refused(422)
  if (declined) return { status: 200, body: { success: false } }
  me.packs.push({ size, remain: size, boughtAt: model.now, expiresAt: model.now + 180 * dayMs })
  me.payments += 1
  return { status: 200, body: { success: true, state: 1, like_remain: likesLeft(model, me) } }
}

/** API-42: premium women only. */
export function hide(me: PersonModel, hidden: boolean): Expected {
  if (me.sex === 1 || !me.paid) return refused(403)
  me.hidden = hidden
  return { status: 200, body: { success: true, hidden_mode: hidden } }
}

/** API-09: received likes that the member has not listed yet, or all of them. */
export function likesReceived(model: TownModel, me: PersonModel): PairModel[] {
  if (!isVerified(me)) return []
  return Object.values(model.pairs).filter(
    (pair) =>
      !pair.blocked &&
      (me.sex === 2 ? pair.womanId === me.id && pair.status === 8 : pair.manId === me.id && pair.status === 9),
  )
}
