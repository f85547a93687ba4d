import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/hold-back.ts'
import { overflow } from '../../support/overflow.ts'
import { violationsOfBoth } from '../../support/violations.ts'
import { watchShifts } from '../../support/watch-shifts.ts'
import { HomePage } from '../page-models/home-page.ts'
import { Menu } from '../page-models/menu.ts'
import { mailLink } from '../page-models/outbox.ts'
import { SignUpPage } from '../page-models/sign-up-page.ts'

const widths = [320, 360, 390, 576, 1440]

test('CONST-20 CONST-21 a window of 576 px still is a phone, one of 577 has room beside the column', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/login' })
  const column = page.locator('#main').locator('xpath=..')
  const shadowAt = async (width: number) => {
    await page.setViewportSize({ width, height: 844 })
    return column.evaluate((element) => getComputedStyle(element).boxShadow)
  }
  const phone = await shadowAt(390)
  expect(await shadowAt(576)).toBe(phone)
  expect(await shadowAt(577)).not.toBe(phone)
})

for (const persona of ['woman-ready', 'man', 'woman-review', 'man-f']) {
  test(`CONST-20 CONST-21 axe and widths of home of ${persona}, its dialogs and the menu, in both colours`, async ({
    openPhone,
  }) => {
    test.slow()
    const drift: string[] = []
    const page = await openPhone({ persona, path: null })
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') drift.push(message.text())
    })
    await page.goto('/home')
    const home = new HomePage(page)
    await page.getByRole('dialog').waitFor()
    expect(await violationsOfBoth(page)).toEqual([])
    await home.closeDialogs()
    expect(await violationsOfBoth(page)).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `/home at ${width}`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await Menu.open(page)
    expect(await violationsOfBoth(page)).toEqual([])
    expect(drift).toEqual([])
  })
}

test('the contrast check finds new colours of text that passed before', async ({ openPhone }) => {
  const page = await openPhone({ path: '/login' })
  await page.getByRole('button', { name: 'ログイン' }).waitFor()
  expect(await violationsOfBoth(page)).toEqual([])
  // The security policy forbids style elements.
  const restyle = (rule: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, rule)
  for (const rule of [
    'label { color: #bbb !important }',
    'input { color: #bbb !important }',
    'label { position: relative !important; color: #bbb !important }',
    'form { background: #777 !important }',
    'form { opacity: .3 !important }',
    '@media (prefers-color-scheme: dark) { label { color: #333 !important } }',
  ]) {
    await restyle(rule)
    expect(await violationsOfBoth(page), rule).toContainEqual(expect.stringMatching(/^(?:dark )?color-contrast: /))
  }
  await restyle('')
  expect(await violationsOfBoth(page)).toEqual([])

  // The colours of a text that passed, over something that is laid behind it.
  const lay = (background: string) =>
    page
      .locator('label')
      .first()
      .evaluate((label, color) => {
        const [behind, text] = [document.createElement('div'), document.createElement('p')]
        Object.assign(behind.style, { position: 'absolute', inset: '0', background: color })
        Object.assign(text.style, { position: 'relative', margin: '0' })
        text.textContent = '週末の予定'
        const box = document.createElement('div')
        box.style.position = 'relative'
        box.append(...(color === '' ? [] : [behind]), text)
        label.before(box)
      }, background)
  await lay('')
  expect(await violationsOfBoth(page)).toEqual([])
  await lay('#777')
  expect(await violationsOfBoth(page)).toContainEqual(expect.stringMatching(/^color-contrast: .*週末の予定/))
})

test('the login works by keyboard alone, and the menu gives the focus back', async ({ openPhone }) => {
  const page = await openPhone({ path: '/login' })
  await page.getByRole('button', { name: 'メニューを開く' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  // A key press reaches the menu only when it has the focus.
  await expect(menu.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toBeFocused()
  await page.getByLabel('メールアドレス').focus()
  await page.keyboard.type('man@yoimachi.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('yoimachi123')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

/** Presses Tab and returns the focused element: its name and whether its focus is visible. */
async function tab(page: Page): Promise<string> {
  await page.keyboard.press('Tab')
  const [name, seen] = await page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement)) return ['nothing', false] as const
    const labelled = 'labels' in focused ? (focused.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined
    // A custom choice shows the focus on its drawing beside the hidden box.
    const drawn = [focused, focused.parentElement, labelled, ...(focused.parentElement?.children ?? [])]
    const outlined = drawn.some((element) => element && getComputedStyle(element).outlineStyle !== 'none')
    const ringed = getComputedStyle(focused).boxShadow !== 'none'
    const text = labelled?.innerText ?? focused.getAttribute('aria-label') ?? focused.innerText
    return [text.split('\n')[0] ?? '', focused.matches(':focus-visible') && (outlined || ringed)] as const
  })
  return seen ? name : `${name} (focus not seen)`
}

test('AUTH-18 AUTH-33 AUTH-38 signs up by keyboard alone, in order; a missing field gets the focus', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ path: '/signup' })
  const { keyboard } = page
  await page.getByRole('button', { name: '登録する' }).waitFor()
  const signUp = new SignUpPage(page)
  for (let presses = 0; presses < 6 && (await tab(page)) !== 'メールアドレス'; presses += 1);
  await expect(signUp.email).toBeFocused()
  await keyboard.type('newcomer@yoimachi.example')
  expect(await tab(page)).toBe('パスワード')
  await keyboard.type('evening-88')
  expect(await tab(page)).toBe('パスワードを表示')
  expect(await tab(page)).toBe('パスワード（確認）')
  await keyboard.type('evening-88')
  // Enter submits from any field; the page names the missing field and focuses it.
  await keyboard.press('Enter')
  await expect(page.getByText('性別を選択してください。')).toBeVisible()
  await expect(signUp.sex('男性')).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(signUp.sex('女性')).toBeChecked()
  await keyboard.press('Enter')
  await expect(page.getByText('利用規約とプライバシーポリシーへの同意が必要です。')).toBeVisible()
  await expect(signUp.terms).toBeFocused()
  await keyboard.press('Space')
  await expect(signUp.terms).toBeChecked()
  expect(await tab(page)).toBe('利用規約')
  expect(await tab(page)).toBe('プライバシーポリシー')
  expect(await tab(page)).toBe('登録する')
  await keyboard.press('Enter')
  await page.waitForURL('**/after_sign_up*')
  await page.goto(await mailLink(server.control, 'newcomer@yoimachi.example'))
  await page.waitForURL('**/login*')
  for (let presses = 0; presses < 6 && (await tab(page)) !== 'メールアドレス'; presses += 1);
  await keyboard.type('newcomer@yoimachi.example')
  await tab(page)
  await keyboard.type('evening-88')
  await keyboard.press('Enter')
  await page.waitForURL('**/femaleform')
})

test('home keeps still while it loads', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-ready', path: null })
  const shifted = await watchShifts(page)
  await page.goto('/home')
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBeLessThanOrEqual(0.02)
})

const loaded = [
  ...['woman', 'woman-premium', 'woman-ready', 'woman-review', 'man', 'man-f'].map(
    (persona) => [persona, '/home'] as const,
  ),
  ['man-unpaid', '/payment_information'],
  ['woman', '/recommends'],
  ['man', '/recommends/male'],
  ['woman', '/topics'],
  ['man', '/rankrequest'],
] as const
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const [persona, path] of loaded) {
  test(`${path} of ${persona} keeps still while its responses come one after another`, async ({ openPhone }) => {
    const page = await openPhone({ persona, path: null })
    const shifted = await watchShifts(page)
    await page.route('**/api/**', async (route) => {
      const { length } = route.request().url()
      await new Promise((answer) => setTimeout(answer, 60 + ((length * 37) % 240)))
      await route.continue()
    })
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.goto(path)
      await page.locator('main > div:not([role])').filter({ visible: true }).first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await shifted(), `${size.width} px`).toBeLessThanOrEqual(0.02)
    }
  })
}

// Home waits for its cards for two seconds; later ones stand below.
for (const [persona, late, ms, last] of [
  ['man-f', 'config.json', 1_000, '出会いの状況'],
  ['man-f', 'assets/going-on-*.js', 1_000, '出会いの状況'],
  ['man-f', 'api/user_footprints?*', 1_000, '出会いの状況'],
  ['woman', 'api/recommends?*', 2_600, 'もうすぐ期限の方'],
] as const) {
  test(`home of ${persona} keeps still in a wide window when ${late} comes ${ms} ms late`, async ({ openPhone }) => {
    const page = await openPhone({ persona, path: null, homeSeen: true, viewport: { width: 1440, height: 900 } })
    const shifted = await watchShifts(page)
    await page.route(`**/${late}`, async (route) => {
      await new Promise((answer) => setTimeout(answer, ms))
      await route.continue()
    })
    await page.goto('/home')
    await page.getByRole('region', { name: last }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await shifted()).toBeLessThanOrEqual(0.005)
  })
}

test('the board and a topic keep still in a wide window when their lists come late', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null, viewport: { width: 1440, height: 900 } })
  const shifted = await watchShifts(page)
  await page.route(/\/api\/(topics|topic)\b/, async (route) => {
    await new Promise((answer) => setTimeout(answer, 1_000))
    await route.continue()
  })
  await page.goto('/topics')
  const topic = page.getByRole('main').getByRole('link').first()
  await topic.waitFor()
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBeLessThanOrEqual(0.005)
  await page.goto((await topic.getAttribute('href')) ?? '')
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBeLessThanOrEqual(0.005)
})

test('home replaces its skeleton without shifts, for both sexes', async ({ openPhone }) => {
  for (const [phone, persona] of [
    ['a', 'woman'],
    ['b', 'man'],
  ] as const) {
    const page = await openPhone({ phone, persona, path: '/home' })
    // Announcements that are read and a bonus that is claimed have no card in the next visit.
    const home = new HomePage(page)
    await home.closeDialogs()
    const read = page.getByRole('button', { name: 'お知らせを読む' })
    if (await read.isVisible()) await read.click()
    await home.closeDialogs()
    await page.locator('#footprints-heading').waitFor()
    // Home stores the sex of its member.
    const rankSeen = () =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('yoimachi.rank.')))
    await expect.poll(rankSeen).toBe(persona === 'man')
    const release = await holdBack(page, '**/api/account')
    const tops = (parts: string) =>
      page.locator(parts).evaluateAll((found) => found.slice(0, 4).map((part) => part.getBoundingClientRect().y))
    await page.reload()
    await page.locator('main .animate-shimmer').first().waitFor()
    // The two columns of a wide window have no boxes, so their parts belong to the page.
    const parts = (page: string) => `${page} > :not(.sr-only, output, .contents), ${page} > .contents > *`
    const stood = await tops(parts('main [role=status]'))
    release()
    await page.locator('#footprints-heading').waitFor()
    const stand = await tops(parts('main > div'))
    expect(stood).toHaveLength(4)
    for (const [index, top] of stood.entries())
      expect(Math.abs(top - (stand[index] ?? 0)), `${persona} ${index}`).toBeLessThanOrEqual(2)
  }
})
