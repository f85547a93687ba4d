import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formatted } from '../../../../tests/support/formatted.ts'
import { storylineFile } from '../file.ts'
import { vitestTest } from './vitest-test.ts'

const names = new Map([
  ['woman', 'あかり'],
  ['man', 'はると'],
])
const nameOf = (person: string) => names.get(person) ?? person
const button = (name: string) => ({ role: 'button', name })
const storyOf = (actions: readonly object[]) =>
  z.parse(storylineFile, {
    ...{ version: 1, title: '保留のあと', world: { now: '2026-11-20T20:00' } },
    ...{ people: { a: 'woman', b: 'man' }, scenes: [{ title: '一', actions }] },
  })

const held = {
  press: button('保留する'),
  phone: 'a',
  calls: [{ call: 'API-34', as: 'woman', input: { recommend: { id: '{woman+man}', status: 'suspend' } } }],
  expect: [
    { text: '保留中', phone: 'a' },
    { call: { method: 'POST', path: '/api/matching_status', status: 200 }, as: 'woman' },
    { call: { method: 'GET', path: '/api/recommends', status: 200 } },
    { mail: { to: 'man' } },
  ],
}

test('what was done on pages becomes the calls that they made, with what is expected of these', async () => {
  const text = vitestTest(
    storyOf([
      { press: button('開く'), phone: 'a' },
      held,
      { control: 'moveClock', input: { edge: 'hold-end', member: 'woman' } },
      {
        press: button('送信'),
        phone: 'a',
        calls: [
          { control: 'actAsMember', input: { as: 'message', member: 'woman', to: 'man', content: 'こんばんは' } },
        ],
      },
    ]),
    nameOf,
  )
  expect(text).toMatchInlineSnapshot(`
    "import { test as base } from 'yoimachi/vitest'

    const test = base.extend({ now: '2026-11-20T20:00' })

    test('保留のあと', async ({ mock }) => {
      // 一
      // あかり：「保留する」を押す
      const since = await mock.mark()
      const akariAndHaruto = await mock.pairing('woman', 'man')
      await mock.call('API-34', { as: 'woman', input: { recommend: { id: akariAndHaruto.id, status: 'suspend' } } })
      await mock.received('POST /api/matching_status', { since, member: 'woman', status: 200, atLeast: 1 })
      await mock.outbox.latest({ to: 'man', since })
      await mock.clock.jump('hold-end', { member: 'woman' })
      // あかり：「送信」を押す
      await mock.control('POST', '/operator/act', { as: 'message', member: 'woman', to: 'man', content: 'こんばんは' })
    })
    "
  `)
  expect(await formatted(text)).toBe(text)
})

test('a test without pages ends at an action whose calls hold what a story must not hold', () => {
  const text = vitestTest(
    storyOf([
      held,
      { fillCard: 'success', phone: 'a' },
      { press: button('購入する'), phone: 'a', calls: 'unknown' },
      { control: 'moveClock', input: { advance: 'P1D' } },
    ]),
    nameOf,
  )
  expect(text).toContain("mock.call('API-34'")
  expect(text).toContain(
    '// ここからは書けません。次の操作の呼び出しには、筋書きに残せない値があります。あかり：「購入する」を押す',
  )
  expect(text).not.toContain('P1D')
})

test('a story that knows no calls ends before its first action on a page', () => {
  const { calls: _, ...press } = held
  const text = vitestTest(storyOf([{ control: 'moveClock', input: { advance: 'P1D' } }, press]), nameOf)
  expect(text).toContain("mock.clock.jump('P1D')")
  expect(text).toContain('// ここからは画面の操作なので')
  expect(text).not.toContain('mock.received')
})
