import { expect, test } from 'vitest'
import {
  agreementParts,
  commonTimes,
  commonWishes,
  meetingLines,
  type MeetingAnswers,
  withScore,
} from './common-ground.ts'

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

const lineOf = (own: Partial<MeetingAnswers>, partner: Partial<MeetingAnswers>) =>
  meetingLines({ ...none, ...own }, { ...none, ...partner }).map(({ agrees, text }) => [agrees, text])

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
  expect(lineOf(own, partner)).toEqual([
    [true, '平日の夜に会いやすい'],
    [true, '会う前の通話はしない'],
    [true, '会う前に連絡先を交換できる'],
    [false, '会う前の写真交換：お相手は「したくない」'],
    [false, '会う前のメッセージ：お相手は「あまり返せない」'],
  ])
})

test('D-106 leaves out unanswered questions and wishes that neither has', () => {
  expect(lineOf({}, {})).toEqual([])
  expect(lineOf({ your_pre_tel: '男性が求めるなら！' }, { your_pre_tel: 'したくない' })).toEqual([])
  expect(lineOf({ your_freetimes: ['平日の夜'] }, { your_freetimes: ['平日の昼間'] })).toEqual([
    [false, '会いやすい時間：お相手は平日の昼間'],
  ])
  expect(lineOf({ your_pre_dm: 'あまり返せない' }, { your_pre_dm: '相手に合わせる' })).toEqual([
    [true, '会う前のメッセージ：お相手は「相手に合わせる」'],
  ])
})

test('D-106 lists preferences as agreement, and split preferences as difference', () => {
  const lines = [
    { agrees: true, text: 'a' },
    { agrees: false, text: 'b' },
  ]
  expect(withScore(lines, null)).toEqual(lines)
  expect(withScore(lines, { agreeing: 16, split: 1, all: 18 }).map(({ agrees, text }) => [agrees, text])).toEqual([
    [true, 'a'],
    [true, '好みの項目が18のうち16合う'],
    [false, 'b'],
    [false, '好みの項目が1つ分かれている'],
  ])
  expect(withScore([], { agreeing: 2, split: 0, all: 18 })).toHaveLength(1)
})

test('D-106 one line gives the agreement with its reasons', () => {
  const lines = [
    { agrees: true, text: 'a' },
    { agrees: false, text: 'b' },
  ]
  expect(agreementParts({ agreeing: 16, split: 2, all: 18 }, lines)).toEqual([
    '好み 16／18 合う',
    '2つは確認を',
    '会う前のこと 1／2',
  ])
  expect(agreementParts({ agreeing: 3, split: 0, all: 18 }, [])).toEqual(['好み 3／18 合う'])
  expect(agreementParts(null, [])).toEqual([])
})
