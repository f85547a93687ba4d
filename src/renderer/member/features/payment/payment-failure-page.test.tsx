import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { serverNow } from '../../api/server-time.ts'
import { writeSession } from '../../api/session-store.ts'
import { drafts } from '../../shared/drafts.ts'
import { PaymentFailurePage } from './payment-failure-page.tsx'

beforeEach(() => writeSession({ uid: 'man@yoimachi.example', client: 'c', 'access-token': 't' }))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

/** Text of the page after a failed payment of `path`; likes were bought an hour ago, as another page has read. */
function textAfter(path: string): string {
  // The configuration is loaded once for all files of a worker.
  const respond = async (url: string) => (url.includes('config.json') ? Response.json({}) : new Promise(() => {}))
  vi.stubGlobal('fetch', respond)
  const bought = new Date(serverNow() - 3_600_000).toISOString()
  queryClient.setQueryData(endpointKey(timelineEndpoint, {}), { purchased_like_created: bought })
  const order = { path, choice: '1', item: '1ヶ月プラン', amount: 3_850 }
  const card = { brand: 'Visa', lastFour: '4242', holder: 'TARO', expMonth: '12', expYear: '2030' }
  drafts.write('payment', { ...order, ...card })
  const page = mountPage(<PaymentFailurePage />, '/payment_failure?msg=declined')
  try {
    return page.box.textContent
  } finally {
    page.unmount()
  }
}

test('D-67 a failed plan is said to have failed, also if likes were bought today', () => {
  expect(textAfter('/payment_select')).toContain('declined')
})

test('D-16 D-67 after a second purchase at the bank the page says when likes can be bought again', () => {
  expect(textAfter('/shop')).not.toContain('declined')
})
