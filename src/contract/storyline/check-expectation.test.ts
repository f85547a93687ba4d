import { expect, test } from 'vitest'
import { checkExpectation } from './check-expectation.ts'
import { faultText } from './faults.ts'
import type { Hands } from './hands.ts'

const ids = {
  member: () => ({ id: 5, uuid: 'u-5' }),
  pairing: () => ({ id: 9, uuid: 'p-9' }),
  password: 'x',
}
const call = { method: 'POST', path: '/api/send_like', status: 200 } as const
const like = { ...call, as: 'woman@x', response: null }

test('a call that comes a little later breaks an exact number', async () => {
  const found = async (...looks: (typeof like)[][]) => {
    let look = 0
    const witness = {
      mark: () => Promise.reject(new Error('not asked')),
      calls: () => Promise.resolve(looks[Math.min(look, looks.length - 1)] ?? []),
      mails: () => Promise.resolve([]),
      later: () => Promise.resolve((look += 1) < 6),
    }
    const hands = { ids: () => Promise.resolve(ids) } as unknown as Hands
    const checking = { hands, witness, since: { exchange: 0, mail: 0 }, emailOf: (person: string) => person }
    const checked = await checkExpectation({ call, times: 1 }, checking)
    return [look, checked.state === 'failed' ? faultText(checked.fault) : checked.state]
  }
  expect(await found([], [like])).toEqual([3, 'held'])
  const twice = 'POST /api/send_like was called 2 times instead of once.'
  expect(await found([like], [like, like])).toEqual([1, twice])
  expect(await found([])).toEqual([6, 'POST /api/send_like was not called.'])
})
