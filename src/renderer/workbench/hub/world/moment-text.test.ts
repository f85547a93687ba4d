import { RESET } from 'jotai/utils'
import { expect, onTestFinished, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { storylinesQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { languageChoiceAtom } from '../language.ts'
import { store } from '../state.ts'
import { momentText } from './moment-text.ts'

const day = (at: number) => `2026-11-${at}T12:00:00.000+09:00`
const moment = (id: number, parent: number | null, from: number, at: number) =>
  aMoment(id, { parent, kind: 'jump', subject: '', from: day(from), at: day(at), changes: 0 })

test.each([
  [{ kind: 'start' }, 'はじまり'],
  [{ kind: 'call', subject: 'API-43' }, 'いいねの送信'],
  [{ kind: 'call', subject: 'API-99' }, 'API-99'],
  [{ kind: 'frame' }, 'メッセージを送る'],
  [{ kind: 'operator', subject: 'giveRank' }, 'ランクを付ける'],
  [{ kind: 'operator', subject: 'somethingNew' }, '運営デスクの操作'],
  [{ kind: 'jump' }, '11/25 12:00 へ移動'],
  [{ kind: 'load', subject: 'capsule' }, 'カプセルを読み込む'],
  [{ kind: 'step', subject: '保留にする' }, '保留にする'],
  [{ kind: 'step', subject: '保留にする', name: 'デモの前' }, 'デモの前'],
] as const)('a moment %j is called %s', (cause, text) => {
  expect(momentText({ ...moment(3, 2, 23, 25), ...cause })).toBe(text)
})

test('the text of a jump names the instant that it reached, however far the clock has run since', () => {
  expect(momentText({ ...moment(2, 1, 20, 25), to: day(22) })).toBe('11/22 12:00 へ移動')
  expect(momentText(moment(2, 1, 20, 25))).toBe('11/25 12:00 へ移動')
})

test('a scene of a known story is named in English, any other as its moment names it', () => {
  const scene = { title: '保留にする', en: { title: 'Put him on hold' } }
  queryClient.setQueryData(storylinesQuery.queryKey, [{ steps: [scene] }] as never)
  store.set(languageChoiceAtom, 'en')
  onTestFinished(() => {
    store.set(languageChoiceAtom, RESET)
    queryClient.clear()
  })
  const name = (subject: string) => momentText(aMoment(1, { kind: 'step', subject }))
  expect([name('保留にする'), name('自分の場面')]).toEqual(['Put him on hold', '自分の場面'])
})
