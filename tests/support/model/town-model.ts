const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Independent model of the backend's knowledge of a few people, written from decisions.md alone. */
export interface PersonModel {
  readonly id: number
  readonly uuid: string
  readonly sex: 1 | 2
  paid: boolean
  hidden: boolean
  card: 'good' | 'declines-later'
  nextCharge: number | null
  payments: number
  packs: { size: number; remain: number; boughtAt: number; expiresAt: number }[]
  bonus: { day: string; remain: number } | null
  recommended: { day: string; auto: number; manual: number }
  manualTotal: number
  seen: { day: string; ids: number[] }
  operatorUnread: number
  /** End of the current login; 0 when logged out. */
  loginEnds: number
  headers: Record<string, string>
}

export interface PairModel {
  readonly womanId: number
  readonly manId: number
  status: 0 | 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9
  contactAt: number | null
  heldAt: number | null
  blocked: boolean
  womanWrote: boolean
  unreadByWoman: number
  unreadByMan: number
  lastMessage: string
  messages: number
  likeSeen: boolean
}

/** All state as plain data, so that it can be kept as a copy. */
export interface TownModel {
  now: number
  people: PersonModel[]
  pairs: Record<string, PairModel>
  /** `from:to`. */
  likes: string[]
  /** `owner:visitor`. */
  footprints: string[]
}

/** Business day of an instant: from 03:00 to 03:00 in Tokyo (D-01). */
export const dayOf = (at: number): string => new Date(at + 6 * hourMs).toISOString().slice(0, 10)

export const personOf = (model: TownModel, id: number): PersonModel => {
  const person = model.people.find((candidate) => candidate.id === id)
  if (!person) throw new Error(`Failed to find ${id} in the model.`)
  return person
}

export const isLoggedIn = (model: TownModel, person: PersonModel): boolean => model.now < person.loginEnds

/** C-6: all have passed the age check; a man must also have paid. */
export const isVerified = ({ sex, paid }: PersonModel): boolean => sex === 2 || paid

export const isMatched = ({ status }: PairModel): boolean => [1, 2, 4, 7].includes(status)

/** Pairing of two people of different sex. */
export function pairOf(model: TownModel, a: PersonModel, b: PersonModel): PairModel | undefined {
  return a.sex === b.sex ? undefined : model.pairs[keyOf(a, b)]
}

export function keyOf(a: PersonModel, b: PersonModel): string {
  return a.sex === 2 ? `${a.id}:${b.id}` : `${b.id}:${a.id}`
}

/** D-25, API-33: the other sex, able to meet, not blocked. */
export const canMeet = (model: TownModel, me: PersonModel, other: PersonModel): boolean =>
  me.sex !== other.sex && isVerified(other) && !pairOf(model, me, other)?.blocked

/** D-16, D-43: remaining likes of packs and today's bonus. */
export function likesLeft(model: TownModel, { packs, bonus }: PersonModel): number {
  const bought = packs.filter(({ expiresAt }) => expiresAt > model.now).reduce((sum, { remain }) => sum + remain, 0)
  return bought + (bonus?.day === dayOf(model.now) ? bonus.remain : 0)
}

/** D-16: the pack that expires first, else the bonus. */
export function spendLike(model: TownModel, person: PersonModel): void {
  const [pack] = person.packs
    .filter(({ remain, expiresAt }) => remain > 0 && expiresAt > model.now)
    .toSorted((a, b) => a.expiresAt - b.expiresAt)
  if (pack) pack.remain -= 1
  else if (person.bonus) person.bonus.remain -= 1
}

export function addPair(model: TownModel, a: PersonModel, b: PersonModel, status: 0 | 8 | 9): void {
  const [woman, man] = a.sex === 2 ? [a, b] : [b, a]
  model.pairs[keyOf(a, b)] = {
    womanId: woman.id,
    manId: man.id,
    status,
    contactAt: null,
    heldAt: null,
    blocked: false,
    womanWrote: false,
    unreadByWoman: 0,
    unreadByMan: 0,
    lastMessage: '',
    messages: 0,
    likeSeen: false,
  }
}

/** Advances time: ends holds, expires packs, renews or ends plans (D-11, D-15, D-16). */
export function passTime(model: TownModel, to: number): void {
  model.now = to
  for (const pair of Object.values(model.pairs)) {
    if (pair.status === 6 && pair.heldAt !== null && pair.heldAt + 7 * dayMs <= to) pair.status = 3
  }
  for (const person of model.people) {
    for (const pack of person.packs) if (pack.expiresAt <= to) pack.remain = 0
    while (person.nextCharge !== null && person.nextCharge <= to) {
      person.payments += 1
      if (person.card === 'good') person.nextCharge += 30 * dayMs
      else {
        Object.assign(person, { paid: false, hidden: false, nextCharge: null })
        person.operatorUnread += 1
      }
    }
  }
}

/** Next end of a hold, a pack or a cycle, or opening of a window; undefined if there is none. */
export function nextEdge(model: TownModel): number | undefined {
  const pairs = Object.values(model.pairs).flatMap(({ status, heldAt, contactAt }) => [
    status === 6 && heldAt !== null ? heldAt + 7 * dayMs : 0,
    status === 1 && contactAt !== null ? contactAt + dayMs : 0,
  ])
  const people = model.people.flatMap(({ nextCharge, packs }) => [
    nextCharge ?? 0,
    ...packs.flatMap(({ boughtAt, expiresAt, remain }) => [boughtAt + dayMs, remain > 0 ? expiresAt : 0]),
  ])
  const ahead = [...pairs, ...people].filter((at) => at > model.now)
  return ahead.length > 0 ? Math.min(...ahead) : undefined
}
