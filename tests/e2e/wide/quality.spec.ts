import { expect } from '@playwright/test'
import { documentedRoutes, routeOf } from '../../../src/contract/routes.ts'
import { routeTable } from '../../../src/renderer/member/app/routing/route-table.ts'
import { test } from '../../support/fixtures.ts'
import { overflow } from '../../support/overflow.ts'
import { allRows, personaApi, type PersonaApi } from '../../support/persona-api.ts'
import { violations, violationsOfBoth } from '../../support/violations.ts'
import { Visits } from '../../support/visits.ts'
import { coveredWidth } from '../../visual/covered-width.ts'
import {
  chatOf,
  firstOfTimeline,
  firstTopic,
  noticeAt,
  partnerOf,
  reviewFormOf,
} from '../../visual/screens/addresses.ts'

/** A path, or a function for what depends on the world. */
type Address = string | ((api: PersonaApi) => Promise<string>)

const widths = [320, 360, 390, 576, 768, 900, 1024, 1440, 1920]
/** A width of each wide frame (D-81). */
const frames = new Set([768, 1024, 1440])

/** Addresses of routes that need more than their path. */
const addressOf = new Map<string, Address>([
  ['/about/*', '/about/terms'],
  ['/profile', partnerOf(2, 0, 'others')],
  ['/profile/female', async (api) => `/profile/female?id=${(await allRows(api, 1, 'liked'))[0]?.partner_user_id}`],
  ['/subprofile', firstOfTimeline],
  ['/chat', chatOf(2, 0)],
  ['/topic', firstTopic],
  ['/notice/:id', noticeAt(0)],
  ['/reviewform', reviewFormOf(false)],
  ['/payment_failure', '/payment_failure?msg=x'],
])

/** Routes that lead on to another page by themselves. */
const leadOn = new Set(['/after_sign_up', '/recommend', '/payment_confirm'])

/** Who sees a route that neither every visitor nor the persona of a sex sees. */
const seenBy = new Map([
  ['/payment_success', 'woman'],
  ['/payment_failure', 'woman'],
  ['/payment_cancellation', 'man'],
  ['/change_card', 'man'],
  ['/payment_select', 'man-unpaid'],
  ['/payment_select_campaign', 'man-listed'],
  ['/payment_select_campaign2', 'man-listed'],
  ['/maletutorial', 'man-g'],
  ['/partialform', 'man-h'],
])

/** Further pages and states of a persona. */
const further: Readonly<Record<string, readonly Address[]>> = {
  guest: ['/nowhere'],
  woman: ['/recommends?status=liked', '/notice/1', '/payment_select'],
  man: [
    '/home',
    async (api) => `/subprofile?uuid=${(await allRows(api, 1, 'liked'))[0]?.partner_user_uuid}`,
    '/timeline',
    '/settings',
    '/shop',
    '/payment_information',
    '/payment_cancellation?step=3',
  ],
  'man-unpaid': ['/payment_information'],
  'man-e': ['/home'],
  'woman-review': ['/home', '/age_confirmation', '/hona'],
}

/** Routes that axe also judges in each wide frame. */
const judgedInFrames: Readonly<Record<string, readonly string[]>> = {
  guest: ['/', '/login', '/signup', '/about/*'],
  woman: [
    ...['/home', '/recommends', '/chat', '/profile', '/timeline', '/subprofile'],
    ...['/femaleform', '/preview', '/footprints', '/settings', '/hona', '/review'],
  ],
  man: ['/home', '/payment_information'],
  'man-unpaid': ['/payment_select'],
}

const entryOf = (route: string) => routeTable.find(({ path }) => path === route)

/** Whether a page uses the width of a window (D-104), and not the measure of a column or a card. */
const isWidePage = (route: string) => !['column', 'card', undefined].includes(entryOf(route)?.wide)

function visitorOf(route: string): string | undefined {
  if (leadOn.has(route)) return undefined
  const entry = entryOf(route)
  if (!entry) throw new Error(`Failed to find ${route} in the table of routes.`)
  if (entry.access === 'open') return seenBy.get(route) ?? 'guest'
  return seenBy.get(route) ?? ('sex' in entry && entry.sex === 1 ? 'man' : 'woman')
}

const addressesOf = (persona: string): readonly Address[] => [
  ...documentedRoutes.filter((route) => visitorOf(route) === persona).map((route) => addressOf.get(route) ?? route),
  ...(further[persona] ?? []),
]

const walks: readonly [who: string, part: 'all' | 'in each frame' | 'others', ...personas: string[]][] = [
  ['a woman', 'in each frame', 'woman'],
  ['her other pages', 'others', 'woman'],
  ['a man', 'all', 'man'],
  [
    'members on their way, and the open pages',
    'all',
    'man-unpaid',
    'man-listed',
    'man-g',
    'man-e',
    'woman-review',
    'guest',
  ],
]

for (const [who, part, ...personas] of walks) {
  test(`D-81 D-104 CONST-20 CONST-21 axe, widths and the use of 1,440 px on every page of ${who}`, async ({
    openPhone,
    server,
  }) => {
    test.setTimeout(300_000)
    for (const persona of personas) {
      const login = persona === 'guest' ? {} : { persona, homeSeen: true }
      const page = await openPhone({ ...login, path: null })
      const api = await personaApi(server, persona === 'guest' ? 'woman' : persona)
      const visits = new Visits(page)
      for (const address of addressesOf(persona)) {
        const path = typeof address === 'string' ? address : await address(api)
        const route = routeOf(path) ?? path
        const inFrames = judgedInFrames[persona]?.includes(route) === true
        if ((part === 'in each frame' && !inFrames) || (part === 'others' && inFrames)) continue
        await page.setViewportSize({ width: 390, height: 844 })
        await visits.open(path)
        expect(await violationsOfBoth(page), path).toEqual([])
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          // Content beside the page appears with enough room.
          if (width === 768 || width === 900) await visits.waitUntilIdle()
          expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
          // What stands beside a list is drawn a moment later.
          if (width === 1440 && isWidePage(route))
            await expect
              .poll(() => page.evaluate(coveredWidth), `share covered by ${path}`)
              .toBeGreaterThanOrEqual(0.595)
          if (!inFrames || !frames.has(width)) continue
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          const found = width === 1440 ? await violationsOfBoth(page) : await violations(page)
          expect(found, `${path} at ${width}`).toEqual([])
        }
      }
    }
  })
}
