import { expect, test } from 'vitest'
import { startMock } from '../../support/mock.ts'

const wish = { seed: 1, members: 20, now: '2026-11-21T12:00:00+09:00' }

test('D-05 a reset gives the bytes of a new start, however often and whatever happened in between', async () => {
  const mock = await startMock(wish)
  const fresh = mock.worldText()
  for (const days of [1, 40]) {
    await mock.advance(`P${days}D`)
    mock.arrange(({ members, pairings, likes }) => {
      members.update(1, { email: 'somebody@yoimachi.example' })
      for (const id of [...pairings.ids()].slice(0, 5)) pairings.delete(id)
      for (const id of [...likes.ids()].slice(0, 5)) likes.delete(id)
    })
    expect(mock.worldText()).not.toBe(fresh)
    const { body } = await mock.control('POST', '/reset', wish)
    expect(Date.parse(body.now)).toBe(Date.parse(wish.now))
    expect(mock.worldText()).toBe(fresh)
  }
  const another = { ...wish, seed: 2 }
  await mock.control('POST', '/reset', another)
  expect(mock.worldText()).toBe((await startMock(another)).worldText())
  await mock.control('POST', '/reset', wish)
  expect(mock.worldText()).toBe(fresh)
})
