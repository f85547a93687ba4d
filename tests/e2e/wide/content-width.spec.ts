import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { personaApi } from '../../support/persona-api.ts'
import { settle, Traffic } from '../../support/settle.ts'
import { coveredWidth } from '../../visual/covered-width.ts'
import { chatOf, firstOfTimeline, partnerOf } from '../../visual/screens/addresses.ts'

const chat = chatOf(2, 0)
const profile = partnerOf(2, 0)

/** The main pages of each persona; an address that depends on the world is a function. */
const pages = {
  woman: [
    '/home',
    '/recommends',
    chat,
    '/hona',
    profile,
    '/timeline',
    firstOfTimeline,
    '/footprints',
    '/femaleform',
    '/preview',
    '/settings',
    '/notice/index',
    '/notice/1',
    '/review',
    '/myreviewindex',
    '/topics',
    '/topic?topicid=1',
    '/payment_information',
    '/payment_select',
    '/shop',
  ],
  'woman-review': ['/home', '/age_confirmation', '/hona'],
  man: ['/home', '/form', '/rankrequest', '/payment_information', '/change_card', '/settings'],
  'man-unpaid': ['/payment_select', '/payment_information'],
} as const

for (const [persona, addresses] of Object.entries(pages)) {
  test(`D-104 content covers three fifths of a window of 1,440 px on every main page: ${persona}`, async ({
    openPhone,
    server,
  }) => {
    test.setTimeout(180_000)
    const page = await openPhone({ persona, path: null, homeSeen: true, viewport: { width: 1440, height: 900 } })
    const traffic = new Traffic(page)
    const api = await personaApi(server, persona)
    const shares: Record<string, number> = {}
    for (const address of addresses) {
      const path = typeof address === 'string' ? address : await address(api)
      await page.goto(path)
      await settle(page, traffic)
      shares[path] = Math.round((await page.evaluate(coveredWidth)) * 100)
    }
    const narrow = Object.entries(shares).filter(([, share]) => share < 60)
    expect(Object.fromEntries(narrow)).toEqual({})
  })
}
