import { expect, test } from 'vitest'
import { openOutbox } from './outbox.ts'
import type { Mail } from './types.ts'

const aMail = (id: number): Mail => ({ id, to: 'a@yoimachi.example', subject: 'x', text: '', links: [], at: '' })

test('gives each mail to one of the tests that wait at the same time', async () => {
  const mails: Mail[] = []
  const { outbox, begin } = openOutbox(async () => mails.toReversed())
  await begin()
  mails.push(aMail(1), aMail(2))
  const next = await Promise.all([outbox.next(), outbox.next()])
  expect(new Set(next.map(({ id }) => id))).toEqual(new Set([1, 2]))
})
