import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { startOnFreshDevice } from '../../../../../tests/support/fresh-device.ts'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import type { Account } from '../../api/account.ts'
import { loadConfig } from '../../api/config.ts'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { alertMatches } from './alert-matches.ts'
import { type Alert, forgetAlerts, useAlerts } from './alerts.ts'
import { rememberSeenMatches } from './seen-state.ts'
import { useMessageAlert } from './use-message-alert.ts'

const account = { id: 1, email: 'her@yoimachi.example', sex: 2, age_conf: 2, matching_count: 2 } as Account

const row = {
  timestamp: '2026-11-20T12:00:05+09:00',
  unread_messages_size: 1,
  last_message: '',
  twitter_name: 'はる',
  partner_user_id: 7,
  profile1: '/a.png',
  recommend: { uuid: 'u7' },
}

const beforeMs = Date.parse('2026-11-20T12:00:00+09:00')

/** Lets the list of conversations answer. */
let answer: () => void

beforeEach(async () => {
  startOnFreshDevice()
  forgetAlerts()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  await loadConfig()
  writeSession({ uid: account.email, client: 'hers', 'access-token': 't' })
  const answered = new Promise<void>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', async () => {
    await answered
    return Response.json({ rec: [row], pageCount: 1, admin_message_unread: 0 })
  })
  // The rows have the fields of alerts only.
  vi.stubEnv('DEV', false)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => {
    clearSession()
    forgetAlerts()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

function shown(): readonly Alert[] {
  let alerts: readonly Alert[] = []
  function Reader() {
    alerts = useAlerts()
    return null
  }
  renderToString(<Reader />)
  return alerts
}

/** Alerts after a new message and a new match, with `meanwhile` before the list answers. */
async function alertsAfter(meanwhile: () => void): Promise<readonly string[]> {
  rememberSeenMatches(account.email, { count: 1, atMs: beforeMs })
  await withHook(
    useMessageAlert,
    async (page) => {
      const alerting = [page.value(account, beforeMs), alertMatches(account)]
      meanwhile()
      answer()
      await Promise.all(alerting)
    },
    (page) => inApp(page, '/home'),
  )
  return shown()
    .map(({ kind, title }) => `${kind} ${title}`)
    .toSorted()
}

test('D-78 names the sender of a message and a new match', async () => {
  expect(await alertsAfter(() => {})).toEqual(['match はるさん', 'message はるさん'])
})

test('D-78 GATE-05 a list that comes late tells nobody else whom the member knows', async () => {
  expect(await alertsAfter(() => writeSession({ uid: 'other@yoimachi.example', client: 'other' }))).toEqual([])
  expect(await alertsAfter(clearSession)).toEqual([])
})
