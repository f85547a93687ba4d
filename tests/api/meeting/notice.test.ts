import { expect, test } from 'vitest'
import { arrive } from '../../support/arrive.ts'
import { expectRefused } from '../../support/expect-refused.ts'
import { startMock, type Mock } from '../../support/mock.ts'

const createdAt = Date.parse('2026-11-21T10:00:00+09:00')

/** Replaces the seeded operator content by three entries each: for both sexes, for men, for women. */
function publish(mock: Mock) {
  mock.arrange((world) => {
    for (const table of [world.announcements, world.notices]) for (const { id } of [...table.all()]) table.delete(id)
    for (const [place, audience] of ([null, 1, 2] as const).entries()) {
      const content = { title: `題${place}`, body: '一行目\n二行目', audience, createdAt: createdAt + place }
      world.announcements.insert(content)
      world.notices.insert({ ...content, info: `概要${place}` })
    }
  })
  return {
    announcements: [...mock.world.announcements.ids()],
    notices: [...mock.world.notices.ids()],
  }
}

test('API-19 API-20 ENTITY-02 BONUS-07..09 unread announcements come oldest first until each is confirmed', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock, { sex: 1 })
  const [both = 0, men = 0] = publish(mock).announcements
  const { status, body } = await me.get('/api/notification_reads')
  expect(status).toBe(200)
  expect(body).toEqual({
    user_notifications: [
      { id: both, title: '題0', body: '一行目\n二行目' },
      { id: men, title: '題1', body: '一行目\n二行目' },
    ],
    user_notifications_count: 2,
  })
  expect((await me.get('/api/account')).body.anouncement_size).toBe(2)
  for (let time = 0; time < 2; time += 1) {
    const read = await me.post('/api/notification_read', { notification_id: both })
    expect([read.status, read.body]).toEqual([200, { status: 200, success: true }])
  }
  expect((await me.get('/api/notification_reads')).body.user_notifications).toMatchObject([{ id: men }])
  expect((await me.get('/api/account')).body.anouncement_size).toBe(1)
})

test('API-20 C-5 an unknown announcement and one for the other sex are 404, a missing id 422', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock)
  const [, men] = publish(mock).announcements
  const read = (notification_id: unknown) => () => me.post('/api/notification_read', { notification_id })
  await expectRefused(mock, 404, [read(men), read(0), read(99_999)])
  await expectRefused(mock, 422, [read(undefined), read('x')], {
    errors: { notification_id: [expect.any(String)] },
  })
})

test('API-21 NOTICE-08 NOTICE-14 the notices of the own sex, newest first, with the title as topic', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock)
  const [both, , women] = publish(mock).notices
  const { status, body } = await me.get('/api/notice_list')
  expect(status).toBe(200)
  expect(body).toEqual({
    notifications: [
      { id: women, topic: '題2', info: '概要2', created_at: '2026-11-21T10:00:00.002+09:00' },
      { id: both, topic: '題0', info: '概要0', created_at: '2026-11-21T10:00:00.000+09:00' },
    ],
  })
})

test('API-22 NOTICE-09 a notice is shown whole, line breaks kept', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock)
  const [both] = publish(mock).notices
  expect((await me.get(`/api/notice?id=${both}`)).body).toEqual({
    notification: {
      id: both,
      title: '題0',
      body: '一行目\n二行目',
      created_at: '2026-11-21T10:00:00.000+09:00',
    },
  })
})
