import { expect, test } from 'vitest'
import { arrive } from '../../support/arrive.ts'
import { expectRefused } from '../../support/expect-refused.ts'
import { startMock } from '../../support/mock.ts'

const account = '/api/account'

test('API-09 C-6 D-36 serves the account to minors and former members, so that the client can show the reason', async () => {
  const mock = await startMock()
  for (const [patch, seen] of [
    [{ ageConf: 3 }, { age_conf: 3 }],
    [{ ageConf: 4 }, { age_conf: 4 }],
    [{ activeStatus: 'inactive' }, { active_status: 'inactive' }],
  ] as const) {
    const { me } = await arrive(mock, patch)
    const reply = await me.get(account)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject(seen)
    await expectRefused(mock, 401, [() => me.get('/api/account-detail'), () => me.post('/api/login_bonus/create')])
  }
})

test('API-09 API-19 API-21..23 reading changes nothing', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock, {}, {})
  const before = mock.worldText()
  for (const path of [
    account,
    '/api/account-detail',
    '/api/notification_reads',
    '/api/notice_list',
    '/api/modal/list',
  ]) {
    expect((await me.get(path)).status).toBe(200)
  }
  expect(mock.worldText()).toBe(before)
})

test('API-18 TUT-07 marks the guide as read permanently', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock, { tutorialDone: false }, {})
  expect((await me.get(account)).body.tutorial_check).toBe(0)
  for (let time = 0; time < 2; time += 1) {
    expect((await me.post('/api/tutorial_check')).body).toEqual({ success: true, tutorial_check: 1 })
  }
  expect((await me.get(account)).body.tutorial_check).toBe(1)
})
