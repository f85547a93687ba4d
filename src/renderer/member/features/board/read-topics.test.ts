// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { startOnFreshDevice } from '../../../../../tests/support/fresh-device.ts'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { rememberFirstVisit, rememberTopicRead, useNewTopics } from './read-topics.ts'

beforeEach(startOnFreshDevice)

const firstVisitMs = 1_000

test('a list shows at once what another tab has read', () => {
  rememberFirstVisit(firstVisitMs)
  return withHook(useNewTopics, (list) => {
    expect(list.value(7, 2_000)).toBe(true)
    const key = Object.keys(localStorage).find((name) => name.includes('board')) ?? ''
    localStorage.setItem(key, '0@1000,7@2000')
    const before = list.value
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    expect(list.value).not.toBe(before)
    expect(list.value(7, 2_000)).toBe(false)
  })
})

async function newTopics(asked: readonly [id: number, postedMs: number][]): Promise<boolean[]> {
  let answers: boolean[] = []
  await withHook(useNewTopics, (page) => {
    answers = asked.map(([id, postedMs]) => page.value(id, postedMs))
  })
  return answers
}

test('a topic is new by its posts since the first visit, then since it was read', async () => {
  expect(await newTopics([[7, 2_000]])).toEqual([false])
  rememberFirstVisit(firstVisitMs)
  expect(
    await newTopics([
      [7, 500],
      [7, 2_000],
    ]),
  ).toEqual([false, true])
  rememberTopicRead(7, 2_000)
  rememberTopicRead(7, 1_500)
  expect(
    await newTopics([
      [7, 2_000],
      [7, 2_001],
      [8, 2_000],
    ]),
  ).toEqual([false, true, true])
})

test('remembers the first visit and the 200 topics read last, however many are read', async () => {
  rememberFirstVisit(firstVisitMs)
  for (let id = 1; id <= 201; id += 1) rememberTopicRead(id, 5_000)
  rememberFirstVisit(9_000)
  expect(
    await newTopics([
      [999, 500],
      [999, 2_000],
      [201, 5_000],
      [2, 5_000],
      [1, 5_000],
    ]),
  ).toEqual([...[false, true, false, false, true]])
})
