import { expect, test } from 'vitest'
import { arrive } from '../../support/arrive.ts'
import { covers } from '../../support/covers.ts'
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

test('D-50 refuses everything without a login and changes nothing', async () => {
  const mock = await startMock()
  covers('API-09..11', 'API-18..20')
  covers('API-21..25')
  await expectRefused(mock, 401, [
    () => mock.get(account),
    () => mock.get('/api/account-detail'),
    () => mock.post('/api/user/update', { user: {} }),
    () => mock.form('/api/user/profile_img', new FormData()),
    () => mock.delete('/api/user/profile_img', { profile_img_no: 1 }),
    () => mock.post('/api/user/movie_done'),
    () => mock.post('/api/user/propensity_update', { user: { maleraw_attributes: { propensity: 'x' } } }),
    () => mock.post('/api/user/twitterid_update', {}),
    () => mock.post('/api/age_conf/submit', { file: 'x' }),
    () => mock.post('/api/tutorial_check'),
    () => mock.get('/api/notification_reads'),
    () => mock.post('/api/notification_read', { notification_id: 1 }),
    () => mock.get('/api/notice_list'),
    () => mock.get('/api/notice?id=1'),
    () => mock.get('/api/modal/list'),
    () => mock.post('/api/modal/is_view', { code: 2 }),
    () => mock.post('/api/login_bonus/create'),
  ])
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

test('API-18 C-5 men have no guide', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock, { sex: 1, tutorialDone: false }, {})
  await expectRefused(mock, 403, [() => me.post('/api/tutorial_check')], { reason: 'sex' })
})
