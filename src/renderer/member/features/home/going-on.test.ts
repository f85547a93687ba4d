// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { conversationsToGoOn } from './going-on.tsx'

const row = (id: number, unread: number) => ({ id, unread_messages_size: unread })

test('D-81 lists unread conversations first, keeps the order of the list, and stops at the limit', () => {
  const rows = [row(9, 0), row(8, 2), row(7, 0), row(6, 1)]
  const ids = (places: number) => conversationsToGoOn(rows, places).map(({ id }) => id)
  expect(ids(3)).toEqual([8, 6, 9])
  expect(ids(2)).toEqual([8, 6])
  expect(ids(9)).toEqual([8, 6, 9, 7])
  expect(conversationsToGoOn([], 3)).toEqual([])
})
