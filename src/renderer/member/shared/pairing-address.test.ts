import { expect, test } from 'vitest'
import { chatPath, partnerIdOf, partnerPath } from './pairing-address.ts'

test('API-31 API-32 each sex has its own page of the other', () => {
  expect([partnerPath(1, 5), partnerPath(2, 5)]).toEqual(['/profile/female?id=5', '/profile?id=5'])
})

test('API-29 REC-25 a row from an API without the added user id leads to its partner by the uuid', () => {
  const row = { recommend: { id: 4, uuid: 'pairing' }, partner_user_uuid: 'partner' }
  expect([partnerPath(2, partnerIdOf(row)), chatPath(row)]).toEqual([
    '/profile?id=partner',
    '/chat?uuid=pairing&id=partner',
  ])
  expect(partnerPath(2, partnerIdOf({ ...row, partner_user_id: 5 }))).toBe('/profile?id=5')
})
