// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench, onPhone, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { PhoneDevice } from '../../../../contract/phone-device.ts'
import { flashesAtom } from '../control/flash.ts'
import { phoneCountAtom, phonesAtom } from '../phone-state.ts'
import { quietAtom, store } from '../state.ts'
import { themeAtom } from '../theme.ts'
import { followPhone } from './follow-phone.ts'
import { linkOf } from './phone-link.ts'
import { renewPhones } from './renew-phones.ts'
import { restoreWholeStage } from './whole-stage.ts'

freshWorkbench()

const device: PhoneDevice = { local: { draft: 'こんばんは' }, session: {}, scrolls: [] }
const shown = () => store.get(flashesAtom).map(({ text, tone }) => [text, tone])

test('a stage is put back as it was; a phone whose member is missing in this world is logged out and says so', async () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  stubControl({
    'POST /sessions': (body: { email: string }) =>
      body.email.startsWith('gone') ? refusal(404, 'unknown-member') : loginOf(body),
  })
  const phone = { screen: {}, device: null }
  await restoreWholeStage({
    theme: 'dark',
    quiet: false,
    phones: [
      { ...phone, phone: 'a', email: 'm7@yoimachi.example', route: '/timeline', screen: { isTurned: true }, device },
      { ...phone, phone: 'b', email: 'gone@yoimachi.example', route: '/chat' },
      { ...phone, phone: 'c', email: null, route: '/login' },
    ],
  })
  expect([store.get(themeAtom), store.get(quietAtom), store.get(phoneCountAtom)]).toEqual(['dark', false, 3])
  expect(store.get(phonesAtom).a.isTurned).toBe(true)
  expect(a.orders).toMatchObject([{ kind: 'become', device, to: '/timeline' }])
  expect(b.orders).toEqual([{ kind: 'leave', to: '/' }])
  expect(shown()).toEqual([['この世界に、その会員はいません。別の人を選ぶか、世界を作り直してください。', 'alarm']])
  await restoreWholeStage({ phones: [{ ...phone, phone: 'a', email: null, route: '/' }] })
  expect([store.get(themeAtom), store.get(quietAtom), store.get(phoneCountAtom)]).toEqual(['dark', false, 1])
})

test('a phone whose restoring gets no response keeps member, page and storage, and takes them later', async () => {
  const { orders } = standInPhone('a')
  setMode('mock')
  stubControl({ 'POST /sessions': () => Promise.reject(new TypeError('Failed to fetch')) })
  const phone = { phone: 'a' as const, email: 'm7@yoimachi.example', route: '/timeline', screen: {}, device }
  expect(await restoreWholeStage({ phones: [phone] })).toBe(false)
  expect([orders, onPhone('a')]).toEqual([[], ['m7@yoimachi.example', '/timeline']])
  stubControl({ 'POST /sessions': loginOf })
  expect(await renewPhones()).toBe(true)
  expect(orders).toMatchObject([{ kind: 'become', device, to: '/timeline', session: { uid: 'm7@yoimachi.example' } }])
})

test('a waiting state whose member this world lacks is dropped, and its phone logged out', async () => {
  const { orders } = standInPhone('a')
  setMode('mock')
  stubControl({ 'POST /sessions': refusal(500, 'defect') })
  const phone = { phone: 'a' as const, email: 'gone@yoimachi.example', route: '/timeline', screen: {}, device }
  await restoreWholeStage({ phones: [phone] })
  stubControl({ 'POST /sessions': refusal(404, 'unknown-member') })
  expect(await renewPhones()).toBe(true)
  expect([orders, onPhone('a')]).toEqual([[{ kind: 'leave', to: '/' }], [null, '/']])
})

test('a waiting state is not given to another member, who logs in by hand', async () => {
  standInPhone('a')
  setMode('mock')
  stubControl({ 'POST /sessions': refusal(500, 'defect') })
  const phone = { phone: 'a' as const, email: 'm7@yoimachi.example', route: '/timeline', screen: {}, device }
  await restoreWholeStage({ phones: [phone] })
  followPhone('a', '/timeline', 'm7@yoimachi.example')
  expect(linkOf('a').device).toBe(device)
  followPhone('a', '/home', 'm8@yoimachi.example')
  expect(linkOf('a').device).toBeUndefined()
})

test('failures of several phones are shown in one message', async () => {
  for (const phone of ['a', 'b'] as const) standInPhone(phone)
  stubControl({
    'POST /sessions': ({ email }: { email: string }) =>
      email.startsWith('gone') ? refusal(404, 'unknown-member') : refusal(500, 'defect'),
  })
  const phone = { route: '/', screen: {}, device: null }
  await restoreWholeStage({
    phones: [
      { ...phone, phone: 'a', email: 'gone@yoimachi.example' },
      { ...phone, phone: 'b', email: 'm7@yoimachi.example' },
    ],
  })
  expect(shown()).toHaveLength(1)
  expect(shown()[0]?.[0]).toMatch(/この世界に、その会員はいません。.*500/)
})
