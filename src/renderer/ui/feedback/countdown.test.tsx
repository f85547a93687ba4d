import { afterEach, expect, test } from 'vitest'
import { get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { Countdown } from './countdown.tsx'

let mounted: Mounted
afterEach(() => mounted.unmount())

test.each([
  ['a minute before its end', 60_000, 'あと 1分', 'PT60S'],
  ['at its end', 0, '終わり', 'PT0S'],
  ['for a date that a real API left out', Number.NaN, '終わり', 'PT0S'],
])('shows the time left %s', (_, targetMs, text, duration) => {
  mounted = mount(<Countdown targetMs={targetMs} nowMs={0} format={(rest) => `あと ${rest}`} doneText="終わり" />)
  const time = get('time', HTMLTimeElement)
  expect([time.textContent, time.dateTime]).toEqual([text, duration])
})
