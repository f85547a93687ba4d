// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { PhoneDevice } from '../../../../contract/phone-messages.ts'
import { flashesAtom } from '../control/flash.ts'
import { phoneCountAtom, phonesAtom } from '../phone-state.ts'
import { quietAtom, store } from '../state.ts'
import { themeAtom } from '../theme.ts'
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
