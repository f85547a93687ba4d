import { expect } from 'vitest'
import type { World } from '../../../mock-api/world/world.ts'
import type { Reply } from '../mock.ts'
import { dayOf, isMatched, isVerified, likesLeft, personOf, type PersonModel, type TownModel } from './town-model.ts'

/** State of the server in the shape of the model. */
export function worldAsModel(world: World, { now, people, pairs }: TownModel) {
  const today = dayOf(now)
  return {
    people: people.map(({ id }) => {
      const member = world.members.get(id)
      const packs = world.likePurchases.by('member', id)
      const bought = packs.filter(({ expiresAt }) => expiresAt > now).reduce((sum, { remain }) => sum + remain, 0)
      const counted = member.recommended?.day === today ? member.recommended : { auto: 0, manual: 0 }
      return {
        id,
        paid: member.paid,
        hidden: member.hiddenMode,
        nextCharge: world.subscriptions.find(id)?.nextChargeAt ?? null,
        payments: world.payments.countBy('member', id),
        packs: packs.map(({ remain }) => remain),
        likes: bought + (member.bonus?.day === today ? member.bonus.remain : 0),
        recommended: [counted.auto, counted.manual, member.manualTotal],
        seen: member.detailViews?.day === today ? member.detailViews.seen : [],
      }
    }),
    pairs: Object.fromEntries(
      people
        .filter(({ sex }) => sex === 2)
        .flatMap(({ id }) => world.pairings.by('member', id))
        .map((pairing) => [
          `${pairing.womanId}:${pairing.manId}`,
          {
            status: pairing.statusN,
            blocked: pairing.blockedBy !== null,
            wrote: pairing.womanWrote,
            unread: [pairing.unreadByWoman, pairing.unreadByMan],
            last: pairing.lastMessage,
            messages: world.messages.countBy('pairing', pairing.id),
            seen: pairing.likeSeen,
            contactAt: pairing.statusN === 1 ? pairing.contactAt : null,
            heldAt: pairing.statusN === 6 ? pairing.heldAt : null,
          },
        ]),
    ),
    footprints: people.reduce((sum, { id }) => sum + world.footprints.countBy('owner', id), 0),
    paired: Object.keys(pairs).length,
  }
}

/** State of the model in the same shape. */
export function modelAsWorld(model: TownModel): ReturnType<typeof worldAsModel> {
  const today = dayOf(model.now)
  return {
    people: model.people.map((person) => {
      const { recommended, seen } = person
      const counted = recommended.day === today ? recommended : { auto: 0, manual: 0 }
      return {
        id: person.id,
        paid: person.paid,
        hidden: person.hidden,
        nextCharge: person.nextCharge,
        payments: person.payments,
        packs: person.packs.map(({ remain }) => remain),
        likes: likesLeft(model, person),
        recommended: [counted.auto, counted.manual, person.manualTotal],
        seen: seen.day === today ? seen.ids : [],
      }
    }),
    pairs: Object.fromEntries(
      Object.entries(model.pairs).map(([key, pair]) => [
        key,
        {
          status: pair.status,
          blocked: pair.blocked,
          wrote: pair.womanWrote,
          unread: [pair.unreadByWoman, pair.unreadByMan],
          last: pair.lastMessage,
          messages: pair.messages,
          seen: pair.likeSeen,
          contactAt: pair.status === 1 ? pair.contactAt : null,
          heldAt: pair.status === 6 ? pair.heldAt : null,
        },
      ]),
    ),
    footprints: model.footprints.length,
    paired: Object.keys(model.pairs).length,
  }
}

/** Counts of API-09 for a person (D-22, D-23). */
export function accountOf(model: TownModel, { id }: PersonModel) {
  const me = personOf(model, id)
  const mine = isVerified(me)
    ? Object.values(model.pairs).filter((pair) => !pair.blocked && (pair.womanId === id || pair.manId === id))
    : []
  const at = (status: number) => mine.filter((pair) => pair.status === status)
  const received = at(me.sex === 2 ? 8 : 9)
  const unread = mine
    .filter(isMatched)
    .reduce((sum, pair) => sum + (me.sex === 2 ? pair.unreadByWoman : pair.unreadByMan), 0)
  return {
    payment_conf: me.paid ? 1 : 0,
    recommend_count: mine.length,
    matching_count: mine.filter(isMatched).length,
    like_count: received.length,
    like_count_new: received.filter(({ likeSeen }) => !likeSeen).length,
    send_like_count: at(me.sex === 2 ? 9 : 8).length,
    unread_messages_size: unread + me.operatorUnread,
    recommend_create_count: me.recommended.day === dayOf(model.now) ? me.recommended.auto : 0,
  }
}

export function expectSame(actual: unknown, wanted: unknown, otherwise?: string): void {
  expect(actual, otherwise).toEqual(wanted)
}

export function expectReply({ status, body }: Reply, expected: { status: number; body?: object }): void {
  expect([status, body]).toEqual([
    expected.status,
    expected.body === undefined ? expect.anything() : expect.objectContaining(nested(expected.body)),
  ])
}

function nested(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value !== null ? expect.objectContaining(value) : value,
    ]),
  )
}
