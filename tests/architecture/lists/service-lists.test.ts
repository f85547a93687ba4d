import { expect, test } from 'vitest'
import { nextRankCriteria, rankRules } from '../../../mock-api/features/rank/criteria.ts'
import { ageDocuments } from '../../../src/contract/calls/age-document.ts'
import { cancelReasons } from '../../../src/contract/enums/cancellation.ts'
import { ranks } from '../../../src/contract/enums/member.ts'
import { ngHeights, ngReasons } from '../../../src/contract/enums/ng-reasons.ts'
import { statusLabels, type StatusN } from '../../../src/contract/enums/pairing.ts'
import { reviewItems } from '../../../src/contract/enums/review.ts'
import { likePacks, likeSiteId } from '../../../src/contract/rules/likes/like-packs.ts'
import { plans } from '../../../src/contract/rules/plans.ts'
import { greetingTemplate } from '../../../src/renderer/member/features/chat/greeting.ts'
import { entries, listSection, listTable, rowText } from '../../support/ledger/ledger-text.ts'
import { testNow } from '../../support/world/a-context.ts'
import { aMan } from '../../support/world/a-member.ts'
import { aWorld } from '../../support/world/a-world.ts'

/** Quoted reasons of a row in order. */
const quoted = (id: string) => [...rowText(id).matchAll(/'([^']+)'/g)].map(([, text]) => text)

/** `REC-88 a, 89 b, 90 c.` of L-15 as a list. */
const numbered = (first: string, count: number) => {
  const [area, number] = first.split('-')
  const list = listSection('L-15')
  return Array.from({ length: count }, (_, step) => {
    const id = String(Number(number) + step).padStart(number?.length ?? 0, '0')
    const head = step === 0 ? `${area}-${id} ` : `, ${id} `
    const from = step === 0 ? list.indexOf(head) : list.indexOf(head, list.indexOf(`${first} `))
    return /^[^,.;]+/.exec(list.slice(from + head.length))?.[0]
  })
}

const yen = (price: number) => price.toLocaleString('en-US')

/** Criteria of each rank in L-9: the required number and the texts. */
const criteria = listSection('L-9')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .flatMap((line) => {
    const [, rank = '', count = '', texts = '', , values] =
      /^- (\S+(?: to \S+)?) \((.+?)\): (.+?)(, with n \/ m \/ p: (.+))?\.$/.exec(line) ?? []
    const needed = Number(/\d/.exec(count)?.[0])
    if (values === undefined) return [{ rank, needed, texts: texts.split('; ') }]
    return values.split(', ').map((value) => {
      const [of = '', numbers = ''] = value.split(/ (?=\d)/)
      const [n = '', m = '', p = ''] = numbers.split('/')
      const filled = texts.replace('n件', `${n}件`).replace('m件', `${m}件`).replace('p%', `${p}%`)
      return { rank: of, needed, texts: filled.split('; ') }
    })
  })

test.each<[title: string, ours: unknown, ledger: unknown]>([
  [
    'L-3 ENUM-56 REVIEW-32 questions and answers of a review',
    reviewItems.map(({ name, question, texts }) => [name, question, ...texts]),
    listTable('L-3'),
  ],
  [
    'L-11 REC-27 REC-34 the labels of both lists',
    ([0, 1, 2, 3, 4, 6, 7, 8, 9] as StatusN[]).map((n) => [n, statusLabels[2][n], statusLabels[1][n]]),
    listTable('L-11')
      .flatMap(([numbers = '', ...labels]) => numbers.split(', ').map((n) => [Number(n), ...labels]))
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  ],
  [
    'L-12 PAY-59 the plans',
    plans.map(({ id, courseName, audience, months, price, cycleDays, siteId }) => [
      `${id}`,
      courseName,
      { legacy: 'not sold', men: 'men', 'listed-men': 'listed men', women: 'women', test: 'test switch' }[audience],
      `${months}`,
      yen(price.regular) + (price.second === price.regular ? '' : ` (${yen(price.second)})`),
      `${cycleDays}`,
      siteId,
    ]),
    listTable('L-12'),
  ],
  [
    'L-12 SHOP-16 the like packs',
    `Like packs (plan: price): ${likePacks.map(({ plan, price }) => `${plan}: ${yen(price)}`).join('; ')}; site ${likeSiteId}.`,
    listSection('L-12').split('\n').at(-1),
  ],
  [
    'ENUM-64 ENUM-66 ENUM-78 CANCEL-33 ROLE-24 his reasons of leaving',
    cancelReasons[1],
    [...quoted('ENUM-64'), ...quoted('ENUM-66')],
  ],
  [
    'ENUM-65 ENUM-66 ENUM-78 CANCEL-34 ROLE-25 ROLE-26 her reasons of leaving',
    cancelReasons[2],
    [...quoted('ENUM-65'), ...quoted('ENUM-66')],
  ],
  ['L-15 ENUM-53 reasons of a no-match', ngReasons, numbered('REC-88', 5)],
  [
    'L-15 ENUM-55 height limits of a no-match',
    ngHeights,
    entries(/REC-94 ([^.]+)\./.exec(listSection('L-15'))?.[1] ?? ''),
  ],
  [
    'L-15 ENUM-60 AGE-08..11 documents of the age check',
    ageDocuments,
    numbered('AGE-08', 4).toSpliced(2, 0, '資格確認書'),
  ],
  [
    'L-13 GATE-82 the greeting',
    greetingTemplate({
      partnerName: '{お相手の名前}',
      name: '{名前}',
      age: 28,
      areas: ['{エリア}', '{エリア}'],
      freeTimes: ['{都合のよい時間帯}'],
    }),
    /'([^']+)'/.exec(listSection('L-13'))?.[1]?.replace('{年齢}', '28'),
  ],
  [
    'L-9 RANK-15 D-33 the ranks that have criteria, and how many are needed',
    Object.entries(rankRules).map(([rank, rules]) => [rank, rules?.needed]),
    criteria.map(({ rank, needed }) => [rank, needed]),
  ],
  ...criteria.map<[string, unknown, unknown]>(({ rank, texts }) => [
    `L-9 RANK-15 the criteria of ${rank}`,
    criteriaOf(rank),
    texts,
  ]),
])('%s match the ledger word by word', (_title, ours, ledger) => {
  expect(ours).toEqual(ledger)
})

/** Criteria shown to a man of the previous rank. */
function criteriaOf(rank: string): string[] {
  const world = aWorld()
  const man = aMan(world, { rank: ranks[ranks.findIndex((known) => known === rank) - 1] ?? 'H' })
  return nextRankCriteria(world, man, testNow).map(({ text }) => text)
}
