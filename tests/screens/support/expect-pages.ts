import type { Page } from '@playwright/test'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { commonCopy } from '../../../src/renderer/lib/copy/common.ts'
import { pageTitle } from '../../../src/renderer/lib/copy/titles.ts'
import { follow } from '../../support/follow.ts'
import { allRows, rowAt } from '../../support/persona-api.ts'
import type { PersonaApi } from '../../support/persona-api.ts'
import { expect } from './matchers.ts'

type Chrome = 'none' | 'header' | 'both'
/** Address, title (L-10) and bars of the page (ROUTE-57 to ROUTE-75). */
export type Visit = readonly [path: string, title: string, chrome: Chrome]

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('navigation', { name: '主なページ' })

/**
 * Goes from page to page without loading the app again, as links do, on a device that does not put the number of unread
 * messages in the place of a title (D-80).
 */
export async function expectPages(page: Page, visits: readonly Visit[], from = '/qa'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('yoimachi.settings', 'no-count'))
  await page.goto(from)
  const undocumented: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const method = request.method()
    if (!pathname.startsWith('/api/') || method === 'OPTIONS') return
    if (!endpoints.some((endpoint) => endpoint.path === pathname && endpoint.method === method))
      undocumented.push(`${method} ${pathname}`)
  })
  for (const [path, title, chrome] of visits) {
    await follow(page, path)
    await expect(page, path).toHaveTitle(pageTitle(title))
    await expect(header(page), path).toHaveCount(chrome === 'none' ? 0 : 1)
    await expect(footer(page), path).toHaveCount(chrome === 'both' ? 1 : 0)
    await expect(page.getByRole('main').locator('*').first(), path).toBeAttached()
    await expect(page.getByText(commonCopy.state.loading), path).toHaveCount(0)
    // Neither redirected nor locked.
    expect(new URL(page.url()).pathname, path).toBe(path.replace(/\?.*/, ''))
    await expect(page.getByText('ページが見つかりません'), path).toHaveCount(0)
    await expect(page.getByText(/確認後にご利用いただけます。$/), path).toHaveCount(0)
  }
  expect(undocumented).toEqual([])
}

/** Pages of both sexes. */
export const shared: readonly Visit[] = [
  ['/preview', 'プロフィールの確認', 'both'],
  ['/age_confirmation', '年齢確認書類の提出', 'header'],
  ['/timeline', 'タイムライン', 'both'],
  ['/footprints', '足跡', 'both'],
  ['/hona', '運営局', 'none'],
  ['/review', 'みんなの口コミ', 'both'],
  ['/topics', '掲示板', 'both'],
  ['/notice/index', 'お知らせ', 'both'],
  ['/shop', 'いいねの購入', 'both'],
  ['/payment_information', 'お支払い情報', 'header'],
  ['/payment_success', 'お支払い完了', 'header'],
  ['/payment_failure', 'お支払いエラー', 'header'],
  ['/qa', 'よくある質問', 'both'],
]

/** Addresses of a partner, a chat and details. */
export async function partnerOf(api: PersonaApi, sex: 1 | 2) {
  const row = rowAt(await allRows(api, sex, 'matching'), 1)
  return { id: row.id, partner: row.partner_user_id, uuid: row.partner_user_uuid, chat: row.recommend.uuid }
}
