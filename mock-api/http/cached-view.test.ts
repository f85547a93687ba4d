import { expect, test, vi } from 'vitest'
import { cachedView, writeJson } from './cached-view.ts'

interface Row {
  readonly id: number
  readonly name: string
}

test('makes a view once per record and inputs, and again when either changes', () => {
  const make = vi.fn<(row: Row, origin: string, viewer: object) => Row & { origin: string; viewer: object }>(
    (row, origin, viewer) => ({ ...row, origin, viewer }),
  )
  const view = cachedView(make)
  const [row, viewer] = [{ id: 1, name: 'はると' }, { id: 2 }]
  const first = view(row, 'http://a', viewer)
  expect(view(row, 'http://a', viewer)).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
  expect(view({ ...row, name: 'りくと' }, 'http://a', viewer).name).toBe('りくと')
  expect(view(row, 'http://b', viewer).origin).toBe('http://b')
  expect(view(row, 'http://b', { id: 3 }).viewer).toEqual({ id: 3 })
})

test('sends the JSON of the body, wherever it contains cached views', () => {
  const view = cachedView((row: Row) => ({ ...row, missing: undefined, text: '"\u2028\ud800\n宵' }))
  const [one, two] = [view({ id: 1, name: 'はると' }), view({ id: 2, name: '' })]
  const bodies = [
    { rec: [one, two], pageCount: 1, unread: null },
    { before: undefined, profile: one, recommend: { status_n: 0 }, my_profile: two },
    { success: true, profile: one, after: undefined },
    { rec: [one], 'a "name"': [1, 2], last: { deep: one } },
    { rec: [one, { id: 3 }] },
    { rec: [], own: {} },
    { only: undefined },
    {},
    one,
    [one, two],
    null,
    'text',
    7,
  ]
  for (const body of bodies) {
    // The first round writes the JSON, the second uses the cache.
    for (const time of [1, 2]) expect(writeJson(body).toString(), `time ${time}`).toBe(JSON.stringify(body))
  }
})
