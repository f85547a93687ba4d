import { expect, test } from 'vitest'
import { agreementParts, commonTimes, commonWishes, meetingRows, type MeetingAnswers, withScore } from './meeting.ts'

const none: MeetingAnswers = {
  your_freetimes: [],
  your_pre_dm: '',
  your_pre_tel: '',
  your_pre_photo: '',
  your_pre_contact: '',
}

test('REC-66 a match names only the times that both gave', () => {
  const one = { ...none, your_freetimes: ['平日の昼間', '平日の夜'] }
  const other = { ...none, your_freetimes: ['平日の夜', '土日祝日の夜'] }
  expect(commonTimes(one, other)).toEqual(['平日の夜'])
  expect(commonTimes(one, none)).toEqual([])
})

test('REC-66 a wish is shared only when both want it, not when one follows the other', () => {
  const wants = { ...none, your_pre_tel: '絶対にしたい', your_pre_photo: 'できればしたい' }
  const follows = { ...none, your_pre_tel: 'できればしたい', your_pre_photo: '男性が求めるなら！' }
  expect(commonWishes(wants, follows)).toEqual(['your_pre_tel'])
})

const rowOf = (own: Partial<MeetingAnswers>, partner: Partial<MeetingAnswers>) =>
  meetingRows({ ...none, ...own }, { ...none, ...partner }).map(({ agrees, text }) => [agrees, text])

test('D-106 compares the answers about the time before a meeting, agreements first', () => {
  const own = {
    your_freetimes: ['平日の夜'],
    your_pre_dm: '1日に数回はやりとりしたい',
    your_pre_tel: 'したくない',
    your_pre_photo: '絶対にしたい',
    your_pre_contact: 'できればしたい',
  }
  const partner = {
    your_freetimes: ['平日の夜', '土日祝日の夜'],
    your_pre_dm: 'あまり返せない',
    your_pre_tel: 'したくない',
    your_pre_photo: 'したくない',
    your_pre_contact: '女性が求めるなら！',
  }
  expect(rowOf(own, partner)).toEqual([
    [true, '平日の夜に会いやすい'],
    [true, '会う前の通話はしない'],
    [true, '会う前に連絡先を交換できる'],
    [false, '会う前の写真交換：お相手は「したくない」'],
    [false, '会う前のメッセージ：お相手は「あまり返せない」'],
  ])
})

test('D-106 leaves out unanswered questions and wishes that neither has', () => {
  expect(rowOf({}, {})).toEqual([])
  expect(rowOf({ your_pre_tel: '男性が求めるなら！' }, { your_pre_tel: 'したくない' })).toEqual([])
  expect(rowOf({ your_freetimes: ['平日の夜'] }, { your_freetimes: ['平日の昼間'] })).toEqual([
    [false, '会いやすい時間：お相手は平日の昼間'],
  ])
  expect(rowOf({ your_pre_dm: 'あまり返せない' }, { your_pre_dm: '相手に合わせる' })).toEqual([
    [true, '会う前のメッセージ：お相手は「相手に合わせる」'],
  ])
})

test('D-106 two answers that follow the other are no agreement', () => {
  expect(rowOf({ your_pre_dm: '相手に合わせる' }, { your_pre_dm: '相手に合わせる' })).toEqual([])
  expect(rowOf({ your_pre_tel: '男性が求めるなら！' }, { your_pre_tel: '女性が求めるなら！' })).toEqual([])
})

test('D-106 names all common times, and other times only when both answered', () => {
  const times = ['平日の昼間', '平日の夜']
  expect(rowOf({ your_freetimes: times }, { your_freetimes: times })).toEqual([
    [true, '平日の昼間・平日の夜に会いやすい'],
  ])
  expect(rowOf({ your_freetimes: ['土日祝日の夜'] }, { your_freetimes: times })).toEqual([
    [false, '会いやすい時間：お相手は平日の昼間・平日の夜'],
  ])
  expect(rowOf({}, { your_freetimes: times })).toEqual([])
  expect(rowOf({ your_freetimes: times }, {})).toEqual([])
})

test.each([
  ['絶対にしたい', 'できればしたい', true, '会う前に通話をしたい'],
  ['できればしたい', 'できればしたい', true, '会う前に通話をしたい'],
  ['絶対にしたい', '女性が求めるなら！', true, '会う前に通話ができる'],
  ['男性が求めるなら！', '絶対にしたい', true, '会う前に通話ができる'],
  ['したくない', 'できればしたい', false, '会う前の通話：お相手は「できればしたい」'],
  ['したくない', 'したくない', true, '会う前の通話はしない'],
])('D-106 a wish %s beside %s', (own, partner, agrees, text) => {
  expect(rowOf({ your_pre_tel: own }, { your_pre_tel: partner })).toEqual([[agrees, text]])
})

test('D-106 a wish or a message answer of one member alone makes no line', () => {
  for (const field of ['your_pre_tel', 'your_pre_photo', 'your_pre_contact', 'your_pre_dm'] as const) {
    const known = field === 'your_pre_dm' ? 'あまり返せない' : '絶対にしたい'
    expect(rowOf({ [field]: known }, {}), field).toEqual([])
    expect(rowOf({}, { [field]: known }), field).toEqual([])
    const refusal = field === 'your_pre_dm' ? '1日にたくさんしたい' : 'したくない'
    expect(rowOf({ [field]: refusal }, {}), field).toEqual([])
    expect(rowOf({}, { [field]: refusal }), field).toEqual([])
  }
})

test.each([
  ['あまり返せない', 'あまり返せない', true, '会う前のメッセージ：お二人とも「あまり返せない」'],
  [
    '1日にたくさんしたい',
    '1日に数回はやりとりしたい',
    true,
    '会う前のメッセージ：お相手は「1日に数回はやりとりしたい」',
  ],
  ['あまり返せない', '1日にたくさんしたい', false, '会う前のメッセージ：お相手は「1日にたくさんしたい」'],
  ['1日に数回はやりとりしたい', '相手に合わせる', true, '会う前のメッセージ：お相手は「相手に合わせる」'],
])('D-106 messages %s beside %s', (own, partner, agrees, text) => {
  expect(rowOf({ your_pre_dm: own }, { your_pre_dm: partner })).toEqual([[agrees, text]])
})

test('D-106 lists preferences as agreement, and conflicting preferences as difference', () => {
  const lines = [
    { agrees: true, text: 'a' },
    { agrees: false, text: 'b' },
  ]
  expect(withScore(lines, null)).toEqual(lines)
  expect(withScore(lines, { agreeing: 16, conflicting: 1, all: 18 }).map(({ agrees, text }) => [agrees, text])).toEqual(
    [
      [true, 'a'],
      [true, '好みの18項目のうち、16項目が合う'],
      [false, 'b'],
      [false, '1項目で希望が分かれる'],
    ],
  )
  expect(withScore([], { agreeing: 2, conflicting: 0, all: 18 })).toHaveLength(1)
})

test('D-106 one line gives the agreement with its reasons', () => {
  const lines = [
    { agrees: true, text: 'a' },
    { agrees: false, text: 'b' },
  ]
  expect(agreementParts({ agreeing: 16, conflicting: 2, all: 18 }, lines)).toEqual([
    '好み 16／18 一致',
    '2項目は要確認',
    '会う前のこと 1／2',
  ])
  expect(agreementParts({ agreeing: 3, conflicting: 0, all: 18 }, [])).toEqual(['好み 3／18 一致'])
  expect(agreementParts(null, [])).toEqual([])
})
