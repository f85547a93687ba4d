// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { PhoneMessage } from '../../../contract/control/phone-messages.ts'
import { linkPhone, readPhoneMessage } from './phone-link.ts'
import { phoneOrigin } from './phone-origin.ts'

afterEach(() => linkPhone('a', null))

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
