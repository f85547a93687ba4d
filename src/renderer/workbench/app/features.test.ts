// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { aMoment } from '../../../../tests/support/a-moment.ts'
import { freshWorkbench } from '../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../tests/support/stand-in-phone.ts'
import { loginOf, stubControl, type MadeCall } from '../../../../tests/support/stub-control.ts'
import { defaultVariants } from '../../../contract/enums/variants.ts'
import { backendCommands } from '../features/backend/feature.ts'
import { capsuleCommands } from '../features/capsule/feature.ts'
import { faultCommands } from '../features/faults/feature.ts'
import { historyCommands } from '../features/history/feature.ts'
import { scenarioCommands } from '../features/personas/feature.ts'
import { presentingCommands } from '../features/presenting/feature.ts'
import { settingsCommands } from '../features/settings/feature.ts'
import { phoneCommands, townCommands } from '../features/stage/commands.ts'
import { storylineCommands } from '../features/storylines/feature.ts'
import { timeCommands } from '../features/time/feature.ts'
import { variantCommands } from '../features/variants/feature.ts'
import type { Command } from '../hub/commands.ts'
import { flashesAtom } from '../hub/control/flash.ts'
import { phoneCountAtom, phonesAtom } from '../hub/phone-state.ts'
import { isPresentingAtom } from '../hub/presenting.ts'
import { handsetDialogAtom, moveOpenAtom, quietAtom, store } from '../hub/state.ts'
import { themeAtom } from '../hub/theme.ts'
import { sortCommands } from './palette/use-commands.ts'

const now = '2026-11-20T12:00:00.000+09:00'
const history = {
  ...{ present: 302, undo: null, redo: null, most: 9, bytes: 0, mostBytes: 1, forgotten: 0, player: null, story: null },
  moments: [],
}
let calls: MadeCall[] = []

freshWorkbench()

beforeEach(() => {
  Object.assign(document.documentElement, { requestFullscreen: () => Promise.resolve() })
  calls = stubControl({
    'POST /sessions': loginOf,
    'GET /history': history,
    'POST /clock': { now, fired: [], firedCount: 0, moment: 1, stopped: false },
    'POST /history/undo': { now, present: 1 },
    'POST /history/redo': { now, present: 1 },
    'POST /history/go': { now, present: 1 },
    'PUT /town-activity': { on: true, played: 1 },
    'PUT /variants': { ...defaultVariants, testPlan: false },
    'PUT /faults': (faults: unknown) => faults,
    'GET /faults': [{ match: { path: '/api/x' }, status: 500 }],
    'POST /history/name': aMoment(1),
    'POST /reset': { now, seed: 1, members: 40, scenario: 'chat', moment: 1 },
    'GET /scenarios': [],
    'POST /storylines/start': { key: 'hold', step: 0, now, cast: {}, pages: {} },
    'GET /backend': { mode: 'beside', url: null },
    'PUT /backend': { mode: 'mock', url: null },
  })
})

/** Runs the command with a title, and returns the writes that it led to. */
async function run(commands: readonly Command[], title: string): Promise<unknown[]> {
  calls.length = 0
  const command = commands.find((one) => one.title === title)
  if (!command) throw new Error(`No ${title} among ${commands.map((one) => one.title).join(', ')}.`)
  await command.run()
  return calls.filter(({ line }) => !line.startsWith('GET')).map(({ line, body }) => [line, body])
}

test.each([
  ['次の 3:00へ進める', 'POST /clock', { edge: 'next-reset', keepSessions: true }],
  ['24時間進める', 'POST /clock', { advance: 'P1D', keepSessions: true }],
  ['元に戻す', 'POST /history/undo', {}],
  ['やり直す', 'POST /history/redo', {}],
  ['時計を止める', 'POST /clock', { mode: 'frozen' }],
  ['時計を動かす', 'POST /clock', { mode: 'running', speed: 1 }],
  ['時計を60×で動かす', 'POST /clock', { mode: 'running', speed: 60 }],
  ['時計を3600×で動かす', 'POST /clock', { mode: 'running', speed: 3600 }],
  ['町の会員の自動行動をオンにする', 'PUT /town-activity', { on: true }],
])('%s sends %s', async (title, line, body) => {
  expect(await run([...timeCommands(false), ...historyCommands([], 1)], title)).toEqual([[line, body]])
})

test('townspeople who move can be stopped, and a date can be asked for', async () => {
  expect(await run(timeCommands(true), '町の会員の自動行動をオフにする')).toEqual([
    ['PUT /town-activity', { on: false }],
  ])
  await run(timeCommands(false), '日時を指定して移動…')
  expect(store.get(moveOpenAtom)).toBe(true)
  store.set(moveOpenAtom, false)
})

test('presenting and the quiet stage are offered as their opposite', async () => {
  await run(phoneCommands([], 'mock', [], true), 'ポップアップの抑制を解除する')
  expect(store.get(quietAtom)).toBe(false)
  await run(phoneCommands([], 'mock', [], false), 'ポップアップを抑える')
  expect(store.get(quietAtom)).toBe(true)
  await run(presentingCommands(false), '発表する')
  expect(store.get(isPresentingAtom)).toBe(true)
  await run(presentingCommands(true), '発表を終了')
  expect(store.get(isPresentingAtom)).toBe(false)
})

test('saves the world, and begins scenarios and stories', async () => {
  const scenario = { key: 'chat', title: '会話', text: '二人' } as never
  expect(await run(historyCommands([], 1), 'スナップショットを保存')).toEqual([
    ['POST /history/name', { name: 'の世界' }],
  ])
  expect(await run(scenarioCommands([scenario]), 'シナリオ「会話」を始める')).toEqual([
    ['POST /reset', { scenario: 'chat' }],
  ])
  const story = { key: 'hold', title: '保留', text: '' } as never
  expect(await run(storylineCommands([story]), '筋書き「保留」を始める')).toContainEqual([
    'POST /storylines/start',
    { key: 'hold' },
  ])
  for (const [title, theme] of [
    ['夜の配色にする', 'dark'],
    ['昼の配色にする', 'light'],
    ['配色をシステムに合わせる', 'system'],
  ] as const) {
    await run(settingsCommands(), title)
    expect(store.get(themeAtom)).toBe(theme)
  }
})

test('of the history the latest 200 moments but the present are offered, the latest first', async () => {
  const moments = Array.from({ length: 203 }, (_, place) => ({
    ...{ id: place + 1, parent: place, kind: 'step', subject: `場面${place + 1}`, phone: null, from: now, at: now },
    ...{ member: place === 201 ? { id: 5, name: 'あかり' } : null, name: null, changes: 0 },
  })) as never
  const commands = historyCommands(moments, 203).filter(({ isOneOfMany }) => isOneOfMany)
  expect(commands).toHaveLength(200)
  expect(commands[0]).toMatchObject({ title: '「場面202」（11/20 12:00）へ移動', isOneOfMany: true })
  expect(commands.map(({ words }) => words.includes('あかり')).indexOf(true)).toBe(0)
  expect(await run(commands, '「場面202」（11/20 12:00）へ移動')).toEqual([['POST /history/go', { moment: 202 }]])
})

test('a phone can be used by words: login, page, size, look, and the real phone', async () => {
  const { orders } = standInPhone('b')
  const woman = { key: 'woman', title: '利用中の女性', name: 'あかり', email: 'm5@yoimachi.example' } as never
  const ofB = phoneCommands(['a', 'b'], 'mock', [woman], true).filter(({ group }) => group === 'スマートフォン B')
  await run(ofB, 'あかり ・ 利用中の女性でログイン')
  await run(ofB, '再読み込み')
  await run(ofB, '足跡を開く')
  await run(ofB, 'ログアウト')
  expect(orders.map((order) => ('to' in order ? `${order.kind} ${order.to}` : order.kind))).toEqual([
    'enter /home',
    'reload',
    'read-texts',
    'go /footprints',
    'leave /',
  ])
  await run(ofB, '画面を 320×568 にする')
  await run(ofB, '縦横を変える')
  await run(ofB, '配色を「夜」にする')
  await run(ofB, '文字を 150% にする')
  await run(ofB, '回線を「圏外」にする')
  expect(store.get(phonesAtom).b).toMatchObject({
    device: '320×568',
    isTurned: true,
    look: { theme: 'night', textSize: 150, network: 'offline' },
  })
  await run(ofB, '縦横を変える')
  expect(store.get(phonesAtom).b.isTurned).toBe(false)
  await run(ofB, '実機で開く')
  expect(store.get(handsetDialogAtom)).toBe('b')
  store.set(handsetDialogAtom, undefined)
})

test('the stage shows one to three phones, and reloads them', async () => {
  const { orders } = standInPhone('a')
  await run(phoneCommands([], 'mock', [], true), 'スマートフォンを3台にする')
  expect(store.get(phoneCountAtom)).toBe(3)
  await run(phoneCommands([], 'mock', [], true), 'すべてのスマートフォンを再読み込み')
  expect(orders[0]).toEqual({ kind: 'reload' })
})

test('a switch is offered with every value but the present one', async () => {
  const titles = (present?: object) =>
    variantCommands(present as never)
      .map(({ title }) => title)
      .filter((title) => title.startsWith('保留を'))
  expect(titles({ hold: 'on' })).toEqual(['保留を「なし」にする'])
  expect(titles()).toEqual(['保留を「あり」にする', '保留を「なし」にする'])
  expect(await run(variantCommands(undefined), '保留を「なし」にする')).toEqual([['PUT /variants', { hold: 'off' }]])
})

test('the real API is reached through its panel, the mock at once', async () => {
  const opened: string[] = []
  await run(
    backendCommands('mock', (address) => opened.push(address)),
    '実際の API に接続…',
  )
  expect([opened, calls]).toEqual([['/backend'], []])
  expect(
    await run(
      backendCommands('beside', () => {}),
      'モックに戻す',
    ),
  ).toContainEqual(['PUT /backend', { mode: 'mock' }])
})

test('faults are added to the present ones, cleared, and shown as documented refusals', async () => {
  const failure = {
    ...{ call: 'API-02', method: 'POST', path: '/api/auth/sign_in', status: 401, code: 'credentials' },
    ...{ text: '違います。', body: {}, ids: ['AUTH-1'] },
  } as never
  const commands = faultCommands([failure])
  const [preset] = commands
  expect(await run(commands, preset?.title ?? '')).toEqual([
    ['PUT /faults', [{ match: { path: '/api/x' }, status: 500 }, expect.anything()]],
  ])
  expect(store.get(flashesAtom)[0]?.text).toBe(preset?.title.replace('追加', '追加しました'))
  expect(await run(commands, '障害をすべて解除')).toEqual([['PUT /faults', []]])
  expect(commands.find(({ title }) => title === '「違います。」を再現')).toMatchObject({
    words: expect.stringContaining('failure ログイン Log in 401 /api/auth/sign_in AUTH-1') as string,
    isOneOfMany: true,
  })
  expect(await run(commands, '「違います。」を再現')).toEqual([
    ['PUT /faults', [expect.objectContaining({ status: 401, times: 1 }), { match: { path: '/api/x' }, status: 500 }]],
  ])
})

test('every command has a heading, a title, words to find it by and an icon, and only long lists wait for a text', () => {
  const woman = { key: 'woman', title: '利用中の女性', name: 'あかり', email: 'm5@yoimachi.example' } as never
  const moment = { id: 1, kind: 'start', subject: '', member: null, name: null, at: now } as never
  const story = { key: 'hold', title: '保留', text: '' } as never
  const failure = { call: 'API-02', path: '/api/x', status: 401, text: '違います。', ids: [] } as never
  const all = [
    ...timeCommands(false),
    ...presentingCommands(true),
    ...presentingCommands(false),
    ...capsuleCommands(),
    ...settingsCommands(),
    ...scenarioCommands([{ key: 'chat', title: '会話', text: '二人' }]),
    ...storylineCommands([story]),
    ...historyCommands([moment], undefined),
    ...phoneCommands(['a'], 'mock', [woman], true),
    ...phoneCommands(['a'], 'mock', [woman], false),
    ...variantCommands(undefined),
    ...backendCommands('mock', () => {}),
    ...backendCommands('real', () => {}),
    ...faultCommands([failure]),
    ...townCommands(['a'], [{ id: 15, email: '', name: 'はると' } as never], '15'),
  ]
  // An unknown heading would come first.
  expect(sortCommands(all)[0]?.group).toBe('時刻')
  for (const { group, title, words, icon } of all) {
    for (const part of [group, title, words, icon]) expect(part.trim(), title).not.toBe('')
    expect(`${group}${title}${words}${icon}`).not.toMatch(/undefined|null/)
  }
  const long = new Set(all.filter(({ isOneOfMany }) => isOneOfMany).map(({ group }) => group))
  expect([...long]).toEqual(['履歴', 'スマートフォン A', 'バリエーション', '失敗の再現'])
})

test('a member of the town logs in on any phone', async () => {
  const lines = [
    { id: 15, email: 'm15@yoimachi.example', name: 'はると' },
    { id: 16, email: 'm16@yoimachi.example', name: '' },
  ] as never
  const commands = townCommands(['a', 'b'], lines, '15')
  expect(commands.map(({ group, title }) => [group, title])).toEqual([
    ['町の会員 ・ A', 'はると #15 でログイン'],
    ['町の会員 ・ B', 'はると #15 でログイン'],
    ['町の会員 ・ A', 'm16@yoimachi.example #16 でログイン'],
    ['町の会員 ・ B', 'm16@yoimachi.example #16 でログイン'],
  ])
  await commands[1]?.run()
  expect(store.get(phonesAtom).b.email).toBe('m15@yoimachi.example')
})
