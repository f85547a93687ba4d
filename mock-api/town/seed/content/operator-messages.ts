import type { SimpleFaker } from '@faker-js/faker'
import deck from '../../../../fixtures/operator-messages.json' with { type: 'json' }
import { Sex } from '../../../../src/contract/enums/member.ts'
import { dayMs, hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import type { Steps } from '../../../engine/steps.ts'
import {
  readOperatorMessages,
  writeAsOperator,
  writeToOperator,
} from '../../../features/operator-chat/operator-messages.ts'
import type { Occasion, Person } from '../people/person.ts'
import { historyMs, type Town } from '../town.ts'

export const inquiries = [
  '機種を変更したのですが、そのまま使い続けられますか。',
  '写真の並べ方を変えたいのですが、どこから変更できますか。',
  '領収書は発行していただけますか。',
  'お相手から少し気になるメッセージをいただきました。どのように対応すればよいでしょうか。',
  'しばらく忙しくなるので、レコメンドを休みたいです。',
  '書類を撮り直して、先ほどもう一度送りました。ご確認をお願いいたします。',
  'いつも丁寧にご案内いただき、ありがとうございます。',
] as const

/** Plans the operator's message for an occasion, addressed to the member (IMP-13), and when the member reads it. */
export function planOperatorMessage(
  town: Town,
  person: Person,
  occasion: Occasion,
  at: number,
  readAt: number | null,
): void {
  const { sex, name } = person
  const audience = sex === Sex.woman ? 'female' : 'male'
  const line = deck.find(
    (entry) => entry.occasion === occasion && (entry.audience === 'all' || entry.audience === audience),
  )
  if (line === undefined) return
  const content = name === '' ? line.text.replace('{name}さん、', '') : line.text.replaceAll('{name}', name)
  town.does(person, at, (world, me, ctx) => void writeAsOperator(world, me.id, content, ctx))
  if (readAt !== null) town.does(person, readAt, (world, me, ctx) => readOperatorMessages(world, me.id, ctx))
}

export function planInquiry(town: Town, person: Person, content: string, at: number): void {
  town.does(person, at, (world, me, ctx) => void writeToOperator(world, me.id, content, ctx))
}

/** Shares of messages and of members. */
const shares = {
  /** Of the messages of the last three days: the member has read them. */
  readLately: 0.4,
  /** Of the members of three weeks and more: they asked something. */
  asking: 0.08,
  /** Of the operator's answers: the member has read them. */
  readAnswer: 0.7,
} as const

/** Plans the operator's messages to everybody and the questions of some members. */
export function* writeToMembers(town: Town): Steps<void> {
  const faker = town.stream('operator')
  const { datatype, number } = faker
  for (const person of town.people) {
    yield
    if (person.quiet) continue
    for (const [occasion, at] of occasionsOf(person)) {
      // Old messages that townspeople have read are omitted.
      if (at > town.now - minuteMs || (at < town.now - historyMs && !person.scripted)) continue
      const isRead = at < town.now - 3 * dayMs || datatype.boolean(shares.readLately)
      const readAt = isRead ? number.int({ min: at, max: Math.min(at + dayMs, town.now) }) : null
      planOperatorMessage(town, person, occasion, at, readAt)
    }
    if (!person.scripted && person.since < town.now - 20 * dayMs && datatype.boolean(shares.asking))
      converse(town, faker, person)
  }
}

/** Occasions on which the operator writes to a person. */
function occasionsOf(person: Person): Person['occasions'] {
  const { sex, createdAt, document, verifiedAt, since, occasions } = person
  const isUnpaid = sex === Sex.man && document === 'approved' && since === Number.POSITIVE_INFINITY
  return [
    ['welcome', createdAt + 5 * minuteMs],
    ...(document === 'none' ? [['document-needed', createdAt + 12 * hourMs] as const] : []),
    ...(isUnpaid ? [['payment-needed', verifiedAt + hourMs] as const] : []),
    ...occasions,
  ]
}

/** Plans a question of the last two weeks, and its answer. */
function converse(town: Town, { datatype, helpers, number }: SimpleFaker, person: Person): void {
  const askedAt = town.now - number.int({ min: 2 * hourMs, max: 15 * dayMs })
  planInquiry(town, person, helpers.arrayElement(inquiries), askedAt)
  const answeredAt = askedAt + number.int({ min: hourMs, max: dayMs })
  if (answeredAt < town.now - minuteMs)
    planOperatorMessage(
      town,
      person,
      'reply',
      answeredAt,
      datatype.boolean(shares.readAnswer) ? answeredAt + minuteMs : null,
    )
}
