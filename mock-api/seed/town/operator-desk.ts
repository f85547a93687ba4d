import deck from '../../../fixtures/operator-messages.json' with { type: 'json' }
import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Draws } from '../draws.ts'
import type { Person } from './person.ts'
import { historyMs, type Town } from './town.ts'
import { unnumbered } from './number.ts'

type Occasion = (typeof deck)[number]['occasion']

/** What members write to the operator of their own accord. */
export const inquiries = [
  '機種を変更したのですが、そのまま使い続けられますか。',
  '写真の並べ方を変えたいのですが、どこから変更できますか。',
  '領収書は発行していただけますか。',
  'お相手から少し気になるメッセージをいただきました。どのように対応すればよいでしょうか。',
  'しばらく忙しくなるので、レコメンドを休みたいです。',
  '書類を撮り直して、先ほどもう一度送りました。ご確認をお願いいたします。',
  'いつも丁寧にご案内いただき、ありがとうございます。',
] as const

/** A line of the operator on an occasion, addressed to the member (IMP-13). */
export function tellMember(
  town: Town,
  { member, profile }: Person,
  occasion: Occasion,
  createdAt: number,
  readAt: number | null,
): void {
  const audience = member.sex === 2 ? 'female' : 'male'
  const line = deck.find(
    (entry) => entry.occasion === occasion && (entry.audience === 'all' || entry.audience === audience),
  )
  if (line === undefined) return
  const content =
    profile.name === '' ? line.text.replace('{name}さん、', '') : line.text.replaceAll('{name}', profile.name)
  town.operatorMessages.push({ id: unnumbered, memberId: member.id, sender: 2, content, createdAt, readAt })
}

/** A line of the member. */
export function askOperator(town: Town, { member }: Person, content: string, createdAt: number): void {
  town.operatorMessages.push({
    id: unnumbered,
    memberId: member.id,
    sender: 1,
    content,
    createdAt,
    readAt: null,
  })
}

/** What the operator has written to everybody so far, and what some have asked. */
export function writeToMembers(town: Town): void {
  const draws = town.draws('operator')
  const declined = new Map(
    town.payments.filter(({ outcome }) => outcome === 'declined').map(({ memberId, at }) => [memberId, at]),
  )
  const requests = new Map(town.rankRequests.map((request) => [request.memberId, request]))
  for (const person of town.people) {
    if (person.quiet) continue
    const { id } = person.member
    for (const [occasion, at] of occasionsOf(person, town.now, declined.get(id), requests.get(id))) {
      // What townspeople read long ago is of no use to anybody.
      if (at > town.now - minuteMs || (at < town.now - historyMs && !person.toldByHand)) continue
      const read = at < town.now - 3 * dayMs || draws.chance(0.4)
      tellMember(town, person, occasion, at, read ? draws.int(at, Math.min(at + dayMs, town.now)) : null)
    }
    if (!person.toldByHand && person.since < town.now - 20 * dayMs && draws.chance(0.08))
      converse(town, draws, person)
  }
}

/** What has happened to a person that the operator writes about, in order of time. */
function occasionsOf(
  { member, document, since }: Person,
  now: number,
  declinedAt: number | undefined,
  request: Town['rankRequests'][number] | undefined,
): [Occasion, number][] {
  const occasions: [Occasion, number][] = [['welcome', member.createdAt + 5 * minuteMs]]
  const decidedAt = document?.decidedAt ?? null
  if (document === null) occasions.push(['document-needed', member.createdAt + 12 * hourMs])
  else if (decidedAt !== null && member.ageConf === 1) occasions.push(['document-resubmit', decidedAt])
  else if (decidedAt !== null && member.ageConf === 2) occasions.push(['document-approved', decidedAt])
  if (decidedAt !== null && member.ageConf === 2 && member.sex === 1 && since === Number.POSITIVE_INFINITY) {
    occasions.push(['payment-needed', decidedAt + hourMs])
  }
  if (declinedAt !== undefined) occasions.push(['payment-declined', declinedAt])
  const byStatus = { 2: 'status-no-dm', 5: 'status-paused', 6: 'status-no-social' } as const
  const status = member.femaleStatus
  if (status === 2 || status === 5 || status === 6) occasions.push([byStatus[status], now - 5 * dayMs])
  if (request?.decidedAt)
    occasions.push([request.from === request.to ? 'rank-unchanged' : 'rank-raised', request.decidedAt])
  return occasions
}

/** A question and, mostly, its answer. */
function converse(town: Town, draws: Draws, person: Person): void {
  const askedAt = town.now - draws.int(2 * hourMs, 15 * dayMs)
  askOperator(town, person, draws.pick(inquiries), askedAt)
  const answeredAt = askedAt + draws.int(hourMs, dayMs)
  if (answeredAt < town.now - minuteMs)
    tellMember(town, person, 'reply', answeredAt, draws.chance(0.7) ? answeredAt + minuteMs : null)
}
