import { expect, test } from 'vitest'
import { arrive } from '../../support/arrive.ts'
import { startMock, type Caller } from '../../support/mock.ts'

const codesOf = async (me: Caller) => {
  const { body } = await me.get('/api/modal/list')
  return (body.modal_list as { code: number }[]).map(({ code }) => code)
}

test('API-23 ENTITY-04 BONUS-12 the popups to show now by sex, listing and payment', async () => {
  const mock = await startMock()
  const listed = await arrive(mock, { sex: 1, listed: true, paid: false })
  expect((await listed.me.get('/api/modal/list')).body).toEqual({ modal_list: [{ code: 2 }, { code: 3 }] })
  mock.arrange((world) => world.members.update(listed.id, { paid: true }))
  expect(await codesOf(listed.me)).toEqual([3])
  const woman = await arrive(mock)
  expect(await codesOf(woman.me)).toEqual([3, 4])
  mock.arrange((world) => world.members.update(woman.id, { paid: true }))
  expect(await codesOf(woman.me)).toEqual([3])
})

test('API-24 BONUS-11 BONUS-13 keeps a popup hidden and ignores a repeated call', async () => {
  const mock = await startMock()
  const { me, id } = await arrive(mock)
  const other = await arrive(mock)
  expect((await me.post('/api/modal/is_view', { user_id: id, code: 4 })).body).toEqual({ success: true })
  const before = mock.worldText()
  expect((await me.post('/api/modal/is_view', { code: '4' })).body).toEqual({ success: true })
  expect(mock.worldText()).toBe(before)
  await mock.control('POST', '/clock', { advance: 'P30D', keepSessions: true })
  expect(await codesOf(me)).toEqual([3])
  expect(await codesOf(other.me)).toEqual([3, 4])
  expect((await me.post('/api/modal/is_view', { code: 1 })).status).toBe(200)
})
