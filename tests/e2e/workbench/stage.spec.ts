import { expect, type Locator } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { violations } from '../../support/violations.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 180_000 })

test('D-87 each phone has its own page, side, colours, text and connection; three fit into 1,280 px', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'settings')
  await expect(workbench.phone('b').getByText('はるとさん')).toBeVisible()
  const box = workbench.phoneBox('a')
  const root = (name: 'a' | 'b') => workbench.phone(name).locator(':root')
  const sizeOf = async () =>
    box.locator('iframe').evaluate((frame: HTMLIFrameElement) => [frame.clientWidth, frame.clientHeight])
  await root('a').evaluate((element) => element.setAttribute('data-same', ''))

  // Documented pages by their name, without a reload.
  await box.getByRole('button', { name: 'ページを選ぶ' }).click()
  await page.getByRole('searchbox', { name: 'ページを探す' }).fill('足跡')
  await page.keyboard.press('Enter')
  await expect(workbench.address('a')).toHaveValue('/footprints')
  await expect(workbench.phone('a').getByRole('heading', { name: '足跡', level: 1 })).toBeVisible()

  await box.getByRole('button', { name: 'スマートフォン A の見え方' }).click()
  const choices = page.getByRole('dialog', { name: 'スマートフォン A の見え方' })
  await expect.poll(sizeOf).toEqual([390, 844])
  await choices.getByText('横', { exact: true }).click()
  await expect.poll(sizeOf).toEqual([844, 390])
  await choices.getByText('縦', { exact: true }).click()
  await choices.getByText('夜', { exact: true }).click()
  await choices.getByText('150%').click()
  expect(await violations(page, { exclude: 'iframe' })).toEqual([])
  await choices.getByText('圏外').click()
  await expect(root('a')).toHaveAttribute('data-theme', 'night')
  await expect(root('b')).toHaveAttribute('data-theme', 'day')
  const textSize = (name: 'a' | 'b') => root(name).evaluate((element) => getComputedStyle(element).fontSize)
  expect([await textSize('a'), await textSize('b')]).toEqual(['24px', '16px'])
  await expect(box.getByText('圏外', { exact: true })).toBeVisible()
  await expect(workbench.phone('a').getByText('インターネットに接続されていません。').first()).toBeVisible()
  await choices.getByText('通常').click()
  await expect(box.getByText('圏外', { exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(root('a')).toHaveAttribute('data-same', '')

  // A desktop's window beside a phone leaves the phone its size.
  const height = async () => (await workbench.phoneBox('b').locator('iframe').boundingBox())?.height ?? 0
  const phoneHeight = await height()
  const chooseSize = async (size: string) => {
    await box.getByRole('button', { name: 'スマートフォン A の見え方' }).click()
    await page.getByRole('combobox', { name: '画面の大きさ' }).selectOption(size)
    await page.keyboard.press('Escape')
  }
  await chooseSize('1440×900')
  await expect.poll(sizeOf).toEqual([1440, 900])
  await expect.poll(height).toBeGreaterThan(phoneHeight * 0.6)
  await chooseSize('390×844')

  // Preferences of a profile, on the stage only.
  await workbench.command('ポップアップの抑制を解除する')
  const pairings = await server.control.get<{ partner: { id: number } }[]>('/operator/pairings?member=woman')
  await workbench.goTo('a', `/profile?id=${pairings[0]?.partner.id}`)
  const preferences = workbench.phone('a').getByRole('region', { name: '好みの項目' })
  await expect(preferences.locator('dl').first()).toBeVisible()
  await page.getByRole('switch', { name: /ポップアップを抑える/ }).check()
  const standIn = preferences.locator('button:has(+ [data-explicit])').first()
  await expect(standIn).toContainText('好みの項目をたたんでいます')
  await expect(preferences.locator('dl').first()).toBeHidden()
  await standIn.click()
  await expect(preferences.locator('dl').first()).toBeVisible()

  // The palette reaches pages, people of the town, refusals, switches, the backend and moments.
  const field = page.getByRole('combobox', { name: 'コマンドを探す' })
  await page.keyboard.press('Control+k')
  for (const [text, title] of [
    ['/timeline', /タイムラインを開く/],
    ['現在この操作はできません', /「現在この操作はできません。」を再現/],
    ['rotateTokens', /トークンの更新を「毎回」にする/],
    ['ときどき', /障害「ときどき 500」を追加/],
    ['実際の', /実際の API に接続…/],
    ['筋書き 二人', /筋書き「二人のメッセージ」を始める/],
    ['moment', /へ移動/],
    [`#${pairings[0]?.partner.id}`, new RegExp(`#${pairings[0]?.partner.id} でログイン`)],
  ] as const) {
    await field.fill(text)
    await expect(page.getByRole('option', { name: title }).first()).toBeVisible()
  }
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^パネルをたたむ/ }).click()
  await expect(page.getByRole('heading', { name: '設定', exact: true })).toBeHidden()
  await page.getByRole('link', { name: '通信と時系列' }).click()
  await expect(page.getByRole('heading', { name: '通信', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1720, height: 900 })
  await expect(page.getByRole('navigation', { name: 'パネル' }).getByText('送信メール')).toBeVisible()

  // Names and tools of three phones are whole in a narrow window.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'スマートフォンを増やす' }).click()
  await expect(workbench.phone('c').getByText('みさきさん').first()).toBeVisible()
  await workbench.phoneBox('c').getByRole('button', { name: 'ログアウト' }).click()
  for (const [phone, name] of [
    ['a', 'あかり'],
    ['b', 'はると'],
    ['c', 'ログインしていません'],
  ] as const) {
    const shown = workbench.phoneBox(phone).getByText(name, { exact: true })
    await expect(shown).toBeVisible()
    expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    const box = workbench.phoneBox(phone)
    const widthOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().width)
    const rightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
    expect(await widthOf(box.getByRole('textbox'))).toBeGreaterThan(80)
    expect(await rightOf(box.getByRole('link', { name: 'ブラウザーで開く' }))).toBeLessThanOrEqual(await rightOf(box))
  }
})
