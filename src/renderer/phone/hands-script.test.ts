// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { aPhoneFrame } from '../../../tests/support/phone-frame.ts'
import type { PhoneHands } from './hands/main.ts'

/** The hands of a phone whose script arrives, or fails, when the test says so. */
async function waitingHands() {
  const { said } = aPhoneFrame()
  const done: unknown[] = []
  const hands: PhoneHands = {
    attend: () => {},
    act: () => Promise.resolve(void done.push('act') as never),
    check: () => Promise.resolve(null),
    rest: () => Promise.resolve(null),
    record: (isOn) => void done.push(['record', isOn]),
    pick: (isOn) => void done.push(['pick', isOn]),
    stop: (reason) => void done.push(['stop', reason]),
  }
  let arrive = (_hands?: PhoneHands) => {}
  const load = new Promise<PhoneHands>((resolve, reject) => {
    arrive = (given) => (given ? resolve(given) : reject(new Error('gone')))
  })
  const loader: { present: PhoneHands | undefined; load: () => Promise<PhoneHands> } = {
    present: undefined,
    load: () => load,
  }
  vi.doMock('./script-loader.ts', () => ({
    ScriptLoader: class {
      get present() {
        return loader.present
      }
      load = loader.load
    },
  }))
  const { HandsScript } = await import('./hands-script.ts')
  vi.doUnmock('./script-loader.ts')
  const script = new HandsScript({} as never)
  const settle = async (given?: PhoneHands) => {
    loader.present = given
    arrive(given)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { script, said, done, come: () => settle(hands), fail: () => settle() }
}

test('watching that ends before its script has loaded does not begin', async () => {
  const { script, done, come } = await waitingHands()
  script.watchPerson('record', true)
  script.watchPerson('pick', true)
  script.watchPerson('pick', false)
  await come()
  expect(done).toEqual([
    ['record', true],
    ['pick', false],
  ])
  script.watchPerson('record', false)
  expect(done.at(-1)).toEqual(['record', false])
})

test('reports a script of the hands that cannot be loaded, unless nobody waits for it any more', async () => {
  const { script, said, fail } = await waitingHands()
  script.watchPerson('record', true)
  script.watchPerson('pick', true)
  script.watchPerson('pick', false)
  await fail()
  expect(said).toEqual([{ kind: 'not-watching' }])
})

test('an act that is stopped before its script has loaded is not made', async () => {
  const { script, said, done, come } = await waitingHands()
  script.reply(1, (hands) => hands.act({} as never, false))
  script.stop('other-person')
  script.reply(2, (hands) => hands.rest())
  await come()
  expect(done).toEqual([])
  expect(said).toEqual([
    { kind: 'done', id: 1, fault: { reason: 'other-person', there: [], page: '' } },
    { kind: 'done', id: 2, fault: null },
  ])
})
