// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import type { PhoneMessage } from '../../../../contract/phone-messages.ts'
import { phoneOrigin } from './phone-address.ts'
import { frameOf, isUpToDate, linkPhone, orderPhone, readPhoneMessage } from './phone-link.ts'

beforeEach(() => {
  for (const phone of ['a', 'b'] as const) linkPhone(phone, null)
})

test('reads messages of the linked frame and origin only', () => {
  const [linked, other] = [{} as Window, {} as Window]
  linkPhone('a', linked)
  const message: PhoneMessage = { kind: 'palette' }
  const heard = (source: Window, origin: string) =>
    readPhoneMessage(
      'a',
      Object.assign(new MessageEvent('message', { data: { yoimachi: 'phone', message }, origin }), {
        source,
      }),
    )
  expect(heard(linked, phoneOrigin('a'))).toEqual(message)
  expect(heard(other, phoneOrigin('a'))).toBeUndefined()
  expect(heard(window, phoneOrigin('a'))).toBeUndefined()
  expect(heard(linked, phoneOrigin('b'))).toBeUndefined()
})

test('orders are numbered for each phone from one, and anew when its page loads again', () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  expect(isUpToDate('a', 0)).toBe(true)
  for (const phone of ['a', 'a', 'b'] as const) orderPhone(phone, { kind: 'reload' })
  expect([a.numbers, b.numbers]).toEqual([[1, 2], [1]])
  expect([isUpToDate('a', 1), isUpToDate('a', 2), isUpToDate('a', 3), isUpToDate('b', 1)]).toEqual([
    false,
    true,
    true,
    true,
  ])
  const again = standInPhone('a')
  orderPhone('a', { kind: 'reload' })
  expect(again.numbers).toEqual([1])
  again.leave()
  orderPhone('a', { kind: 'reload' })
  expect(again.numbers).toEqual([1])
})

test('messages without the mark of a phone are none, and a phone is found by its frame', () => {
  const [other, frame] = [document.createElement('iframe'), document.createElement('iframe')]
  const source = {} as Window
  Object.defineProperty(frame, 'contentWindow', { value: source })
  document.body.append(other, frame)
  linkPhone('a', source)
  const shown = frameOf('a')
  const event = new MessageEvent('message', { data: { yoimachi: 'x' }, origin: phoneOrigin('a') })
  const heard = readPhoneMessage('a', Object.assign(event, { source }))
  document.body.replaceChildren()
  expect([shown === frame, heard]).toEqual([true, undefined])
})
