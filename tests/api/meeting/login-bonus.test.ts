import { expect, test } from 'vitest'
import { arrive } from '../../support/arrive.ts'
import { startMock } from '../../support/mock.ts'

const grant = '/api/login_bonus/create'

test.each([1, 2] as const)(
  'API-25 D-43 D-10 BONUS-01..03 sex %i: three likes once per business day, again after 03:00',
  async (sex) => {
    const mock = await startMock({ now: '2026-11-21T12:00:00+09:00' })
    const { me } = await arrive(mock, { sex }, {})
    const account = async () => (await me.get('/api/account')).body
    expect(await account()).toMatchObject({ login_bonus: 0, login_bonus_amount: 0 })
    expect((await me.post(grant)).body).toEqual({ success: true, amount: 3 })
    expect(await account()).toMatchObject({ login_bonus: 1, login_bonus_amount: 3 })
    expect((await me.get('/api/timeline')).body).toMatchObject({ free_like: 3, like_remain: 3 })
    await mock.advance('2026-11-22T02:59:59+09:00')
    expect(await account()).toMatchObject({ login_bonus: 1 })
    await mock.advance('PT1S')
    expect(await account()).toMatchObject({ login_bonus: 0, login_bonus_amount: 0 })
    expect((await me.get('/api/timeline')).body).toMatchObject({ free_like: 0, like_remain: 0 })
    expect((await me.post(grant)).body).toEqual({ success: true, amount: 3 })
  },
)
