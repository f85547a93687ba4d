import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { HomePage } from './page-models/home-page.ts'
import { Menu } from './page-models/menu.ts'

const openPages = [
  '/',
  '/login',
  '/signup',
  '/forget_password',
  '/password_reset',
  '/user_confirmation',
  '/about/terms',
  '/nowhere',
]
const widths = [320, 360, 390, 576, 1440]

async function violations(page: Page): Promise<string[]> {
  // Entrances are over before the colours are judged.
  await page.waitForTimeout(500)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** How far the page can be pushed sideways, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the open pages (${colorScheme})`, async ({ openPhone }) => {
    const page = await openPhone({ path: null, colorScheme })
    for (const path of openPages) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading').first().waitFor()
      expect(await violations(page), path).toEqual([])
    }
  })

  const personas = colorScheme === 'light' ? ['woman', 'man', 'woman-review', 'man-f'] : ['woman', 'man']
  for (const persona of personas) {
    test(`axe finds nothing on home of ${persona}, its dialogs and the menu (${colorScheme})`, async ({
      openPhone,
    }) => {
      const drift: string[] = []
      const page = await openPhone({ persona, colorScheme, path: null })
      page.on('console', (message) => {
        if (message.type() === 'warning' || message.type() === 'error') drift.push(message.text())
      })
      await page.goto('/home')
      const home = new HomePage(page)
      await page.getByRole('dialog').waitFor()
      expect(await violations(page)).toEqual([])
      await home.closeDialogs()
      expect(await violations(page)).toEqual([])
      await Menu.open(page)
      expect(await violations(page)).toEqual([])
      expect(drift).toEqual([])
    })
  }
}

test('CONST-20 CONST-21 nothing sticks out at any width', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  const member = await openPhone({ phone: 'b', persona: 'woman' })
  await new HomePage(member).closeDialogs()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of openPages) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading').first().waitFor()
      expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
    await member.setViewportSize({ width, height: 800 })
    expect(await overflow(member), `/home at ${width}`).toBeLessThanOrEqual(0)
  }
})

test('the login works by keyboard alone, and the menu gives the focus back', async ({ openPhone }) => {
  const page = await openPhone({ path: '/login' })
  await page.getByRole('button', { name: 'メニューを開く' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'メニュー' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toBeFocused()
  await page.getByLabel('メールアドレス').focus()
  await page.keyboard.type('man@yoimachi.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('yoimachi123')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

test('home keeps still while it loads', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          shifts.push(Number(entry.value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/home')
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() =>
    'shifts' in window && Array.isArray(window.shifts) ? window.shifts : [1],
  )
  expect(shifts.reduce((sum: number, value: number) => sum + value, 0)).toBeLessThanOrEqual(0.02)
})
