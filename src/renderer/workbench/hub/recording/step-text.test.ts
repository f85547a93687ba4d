import { expect, test } from 'vitest'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import type { Expectation } from '../../../../contract/storyline/expectations.ts'
import { languageChoiceAtom } from '../language.ts'
import { store } from '../state.ts'
import { castAfter, expectationText, stepText } from './step-text.ts'

const names: Readonly<Record<string, string>> = { woman: 'あかり', man: 'はると' }
const nameOf = (person: string) => names[person] ?? person
const cast = { a: 'woman', b: 'man', c: null }

test.each<readonly [StoryAction, string]>([
  [{ press: { role: 'button', name: '保留する' }, phone: 'a' }, 'あかり：「保留する」を押した'],
  [
    { press: { role: 'button', name: '外す', position: 2, within: { role: 'dialog', name: '確認' } }, phone: 'b' },
    'はると：「確認」の「外す」（2番目）を押した',
  ],
  [{ type: { role: 'textbox', name: 'お名前' }, text: 'あか', phone: 'a' }, 'あかり：「お名前」に「あか」と入力した'],
  [
    { type: { role: 'textbox', name: 'パスワード' }, text: '{password}', phone: 'c' },
    'C：「パスワード」にパスワードを入力した',
  ],
  [{ choose: { role: 'combobox' }, option: '東京都', phone: 'a' }, 'あかり：選択欄で「東京都」を選んだ'],
  [{ open: '/profile?id={man}', phone: 'a' }, 'あかり：お相手のプロフィールを開いた'],
  [{ become: 'man', phone: 'a' }, 'A：はるとに切り替えた'],
  [{ network: 'offline', phone: 'a' }, 'あかり：圏外にした'],
  [{ key: 'Escape', phone: 'a' }, 'あかり：Esc キーを押した'],
  [{ key: 'ArrowRight', on: { role: 'tab', name: '一覧' }, phone: 'a' }, 'あかり：「一覧」で、右矢印キーを押した'],
  [{ fillCard: 'declined', phone: 'a' }, 'あかり：カードを入力した（支払いが拒否されます）'],
  [{ control: 'moveClock', input: { edge: 'hold-end', member: 'man' } }, '時刻：はるとの保留期限へ進めた'],
  [{ control: 'moveClock', input: { advance: 'P1DT2H' } }, '時刻：1日2時間進めた'],
  // An instant without an offset is one of Tokyo, wherever the browser stands.
  [{ control: 'moveClock', input: { to: '2026-11-21T09:00' } }, '時刻：11/21 9:00 へ進めた'],
  [{ control: 'moveClock', input: { edge: 'hold-end', member: 17 } }, '時刻：#17の保留期限へ進めた'],
  // A file may have an input that the server will refuse.
  [{ control: 'moveClock', input: { to: 'tomorrow' } }, '時刻：moveClock'],
  [{ control: 'giveRank', input: { member: 17, rank: 'S' } }, '運営局：#17 ・ ランクを付ける'],
  [{ control: 'moveClock', input: { mode: 'running', speed: 60 } }, '時刻：時計を60倍で動かした'],
  [{ control: 'reviewAge', input: { member: 'man', age_conf: 2 } }, '運営局：はると ・ 書類を判定する'],
  [{ control: 'recommend', input: { woman: 'woman', man: 'man' } }, '運営局：あかりとはると ・ 二人を紹介する'],
  [{ control: 'replaceFaults', input: [] }, '障害：すべて解除した'],
  [
    { control: 'replaceFaults', input: [{ match: { method: 'POST', path: '/api/like' }, status: 503, times: 1 }] },
    '障害：POST /api/like：503 を返す・1回まで',
  ],
])('a step in words: %j', (action, text) => {
  expect(stepText(action, cast, nameOf)).toBe(text)
})

test.each<readonly [Expectation, string]>([
  [{ text: '保留中', phone: 'a' }, '「保留中」が見える'],
  [{ text: '保留中', phone: 'a', absent: true }, '「保留中」が見えない'],
  // A cut never halves a character.
  [{ text: `${'あ'.repeat(29)}🌙🌙`, phone: 'a' }, `「${'あ'.repeat(29)}🌙…」が見える`],
  [{ element: { role: 'button', name: '送る' }, phone: 'a', enabled: false }, '「送る」を押せない'],
  [{ element: { role: 'listitem' }, phone: 'a', count: 3 }, '行が3件ある'],
  [{ call: { method: 'POST', path: '/api/x', status: 422 } }, 'POST /api/x が 422'],
  [{ call: { method: 'POST', path: '/api/x', status: 200 }, times: 1 }, 'POST /api/x が 200、1回だけ'],
  [{ mail: { to: 'man', subject: '再設定' } }, 'はるとにメール「再設定」が届く'],
])('an expectation in words: %j', (expected, text) => {
  expect(expectationText(expected, nameOf)).toBe(text)
})

test('a person who is put on a phone is named from then on', () => {
  expect(castAfter(cast, [{ become: 'man', phone: 'a' }])).toEqual({ a: 'man', b: 'man', c: null })
})

test('counts one of a unit in English', () => {
  store.set(languageChoiceAtom, 'en')
  const texts = ['P1D', 'P7DT1H', 'P1M'].map((advance) =>
    stepText({ control: 'moveClock', input: { advance } }, cast, nameOf),
  )
  store.set(languageChoiceAtom, 'ja')
  expect(texts).toEqual(['Time: advanced 1 day', 'Time: advanced 7 days 1 h', 'Time: advanced 1 month'])
})

test('a long name is cut between characters, not inside one', () => {
  const press = (name: string) => stepText({ press: { role: 'button', name }, phone: 'a' }, cast, nameOf)
  expect(press(`${'あ'.repeat(29)}😀😀`)).toBe(`あかり：「${'あ'.repeat(29)}😀…」を押した`)
  expect(press(`${'あ'.repeat(29)}😀`)).toBe(`あかり：「${'あ'.repeat(29)}😀」を押した`)
})
