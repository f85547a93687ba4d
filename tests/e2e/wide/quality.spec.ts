import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { overflow } from '../../support/overflow.ts'
import { personaApi } from '../../support/persona-api.ts'
import { settle, Traffic } from '../../support/settle.ts'
import { theirChat } from '../../support/their-chat.ts'
import { violations, violationsOfBoth } from '../../support/violations.ts'
import { partnerOf } from '../../visual/screens/addresses.ts'
import { HomePage } from '../page-models/home-page.ts'

const widths = [390, 768, 900, 1024, 1440, 1920]
/** One of each frame (D-81) but the phone's: that one is judged by the specs of the pages themselves. */
const judged = new Set([768, 1024, 1440])

/** One load, then every width: nothing sticks out; in every frame axe finds nothing, in the widest by night too. */
async function look(page: Page, path: string): Promise<void> {
  const traffic = new Traffic(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(path)
  await settle(page, traffic)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Content beside the page appears with enough room.
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (width === 768 || width === 900) await settle(page, traffic)
    expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    if (!judged.has(width)) continue
    const found = width === 1440 ? await violationsOfBoth(page) : await violations(page)
    expect(found, `${path} at ${width}`).toEqual([])
  }
}

test('D-81 CONST-20 at every width nothing sticks out and axe finds nothing: a woman', async ({
  openPhone,
  server,
}) => {
  test.setTimeout(300_000)
  const profile = await partnerOf(2, 0, 'others')(await personaApi(server, 'woman'))
  const { path: chat } = await theirChat(server)
  const page = await openPhone({ persona: 'woman' })
  await new HomePage(page).closeDialogs()
  const subProfile = async () => {
    await page.goto('/timeline')
    return (await page.locator('a[href^="/subprofile"]').first().getAttribute('href')) ?? ''
  }
  const paths = ['/home', '/recommends', '/recommends?status=liked', chat, profile, '/timeline', await subProfile()]
  for (const path of paths) await look(page, path)
})

test('D-81 CONST-20 at every width nothing sticks out and axe finds nothing: her other pages', async ({
  openPhone,
}) => {
  test.setTimeout(300_000)
  const page = await openPhone({ persona: 'woman', path: null })
  const paths = ['/femaleform', '/preview', '/footprints', '/settings', '/hona', '/review']
  for (const path of paths) await look(page, path)
})

test('D-81 CONST-20 at every width nothing sticks out and axe finds nothing: a man and the open pages', async ({
  openPhone,
}) => {
  test.setTimeout(300_000)
  const unpaid = await openPhone({ persona: 'man-unpaid', path: null })
  await look(unpaid, '/payment_select')
  const man = await openPhone({ phone: 'c', persona: 'man', path: null, homeSeen: true })
  for (const path of ['/home', '/payment_information']) await look(man, path)
  const guest = await openPhone({ phone: 'b', path: null })
  for (const path of ['/', '/login', '/signup', '/about/terms']) await look(guest, path)
})
