import type { Page } from '@playwright/test'
import type { ExchangeRow } from '../../src/contract/control/exchanges.ts'
import { fulfilChanged } from '../support/change-response.ts'

/** Calls and frames of the lists, as two phones make them. */
const calls: readonly (readonly [string, string, string | null, number, number, ExchangeRow['verdict'], string])[] = [
  ['POST', '/api/auth/sign_in', 'a', 200, 61, 'ok', 'あかり'],
  ['GET', '/api/account', 'a', 200, 0.4, 'ok', 'あかり'],
  ['GET', '/api/account-detail', 'a', 200, 1.2, 'ok', 'あかり'],
  ['GET', '/api/recommends?page=1&status=others', 'a', 200, 3, 'ok', 'あかり'],
  ['in', 'MessageChannel subscribe', 'a', 0, 0, 'ok', 'あかり'],
  ['POST', '/api/auth/sign_in', 'b', 200, 58, 'ok', 'はると'],
  ['GET', '/api/account', 'b', 200, 0.5, 'ok', 'はると'],
  ['POST', '/api/matching_status', 'a', 200, 12, 'ok', 'あかり'],
  ['out', 'MessageChannel message', 'b', 0, 0, 'ok', 'はると'],
  ['POST', '/api/rankrequest', 'b', 422, 2, 'ok', 'はると'],
  ['GET', '/api/recommends?page=1&status=matched', 'b', 200, 1830, 'drift', 'はると'],
  ['GET', '/api/timeline', 'b', 0, 30, 'undocumented', 'はると'],
]

const rows = calls.map(([method, title, phone, status, durationMs, verdict, name], place): ExchangeRow => {
  const isFrame = method === 'in' || method === 'out'
  return {
    id: place + 1,
    kind: isFrame ? 'cable' : 'http',
    at: `2026-11-20T12:00:${String(place).padStart(2, '0')}.000+09:00`,
    method,
    title,
    phone,
    member: { id: name === 'あかり' ? 5 : 17, name },
    status,
    durationMs,
    fault: false,
    changes: method === 'POST' && status === 200 ? 1 : 0,
    // The first three are of a world that is gone.
    moment: place < 3 ? 0 : null,
    verdict,
  }
})

/** Port in the addresses of mails on the pictures. */
const shownPort = ':46295'

/**
 * Freezes what the workbench shows of a run: durations and number of calls, counts, bytes on disk, the server's port, and the
 * order of what falls due at one instant. All else on the pictures comes from the server.
 */
export async function freezeRun(page: Page): Promise<void> {
  await page.route('**/__control/exchanges/rows*', (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get('after') ?? 0)
    return route.fulfill({
      json: { rows: rows.filter(({ id }) => id > after), oldest: 1, newest: rows.length, dropped: 0 },
    })
  })
  const changed = (place: string, change: Parameters<typeof fulfilChanged>[1]) =>
    page.route(`**/__control/${place}`, (route) =>
      route.request().method() === 'GET' ? fulfilChanged(route, change) : route.continue(),
    )
  await changed('history', (history: object) => ({ ...history, bytes: 3_400_000 }))
  await changed('outbox', (mails: object) =>
    JSON.parse(JSON.stringify(mails).replaceAll(/(?<=localhost):\d+/g, shownPort)),
  )
  // A phone may log in more than once, in either order.
  await changed('clock?*', (clock: { coming: { at: string; text: string }[] }) => ({
    ...clock,
    coming: [...new Map(clock.coming.map((effect) => [`${effect.at} ${effect.text}`, effect])).entries()]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, effect]) => effect),
  }))
  await changed('coverage', ({ endpoints, channels, timeRules, screens, errorTexts, ...rest }: CoverageBody) => ({
    ...rest,
    endpoints: endpoints.map((endpoint, place) => ({
      ...endpoint,
      statuses: place % 3 === 0 ? { 200: 4 } : {},
      missing: [],
    })),
    channels: channels.map((channel) => ({ ...channel, frames: 2 })),
    timeRules: timeRules.map((rule, place) => ({ ...rule, fired: place % 2 })),
    screens: screens.filter(({ documented }) => documented).map((screen, place) => ({ ...screen, seen: place % 2 })),
    errorTexts: errorTexts
      .filter(({ documented }) => documented)
      .map((text, place) => ({ ...text, seen: place % 4 === 0 ? 1 : 0 })),
  }))
}

interface CoverageBody {
  readonly endpoints: readonly object[]
  readonly channels: readonly object[]
  readonly timeRules: readonly object[]
  readonly screens: readonly { readonly documented: boolean }[]
  readonly errorTexts: readonly { readonly documented: boolean }[]
}
