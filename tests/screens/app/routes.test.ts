import type { Page } from '@playwright/test'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { commonCopy } from '../../../src/renderer/lib/copy/common.ts'
import { pageTitle } from '../../../src/renderer/lib/copy/titles.ts'
import { covers } from '../../support/covers.ts'
import { follow } from '../../support/follow.ts'
import { allRows, personaApi, rowAt } from '../../support/persona-api.ts'
import type { PersonaApi } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

type Chrome = 'none' | 'header' | 'both'
/** Address, title (L-10) and bars of the page (ROUTE-57 to ROUTE-75). */
type Visit = readonly [path: string, title: string, chrome: Chrome]

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('navigation', { name: '主なページ' })

/**
 * Goes from page to page without loading the app again, as links do, on a device that does not put the number of unread
 * messages in the place of a title (D-80).
 */
async function expectPages(page: Page, visits: readonly Visit[], from = '/qa'): Promise<void> {
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

const shared: readonly Visit[] = [
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
async function partnerOf(api: PersonaApi, sex: 1 | 2) {
  const row = rowAt(await allRows(api, sex, 'matching'), 1)
  return { id: row.id, partner: row.partner_user_id, uuid: row.partner_user_uuid, chat: row.recommend.uuid }
}

test('ROUTE-04 IMP-24 CONST-01 a man’s pages: title, header and footer of each, no call outside the contract', async ({
  openPhone,
  server,
}) => {
  const { partner, uuid, chat } = await partnerOf(await personaApi(server, 'man'), 1)
  const page = await openPhone({ persona: 'man', path: null })
  covers('ROUTE-20', 'ROUTE-22..25')
  covers('ROUTE-26..27', 'ROUTE-31', 'ROUTE-33')
  covers('ROUTE-35..36', 'ROUTE-39', 'NAV-41')
  covers('ROUTE-41..46')
  await expectPages(page, [
    ...shared,
    ['/form', 'プロフィール', 'header'],
    ['/partialform', 'プロフィール', 'both'],
    ['/rankrequest', 'ランク申請', 'both'],
    ['/conditionsform', '条件設定', 'both'],
    ['/recommends/male', 'メッセージ', 'both'],
    [`/profile/female?id=${partner}`, 'お相手のプロフィール', 'both'],
    [`/subprofile?uuid=${uuid}`, '詳細プロフィール', 'both'],
    [`/chat?uuid=${chat}`, 'メッセージ', 'none'],
    ['/change_card', 'カードの変更', 'both'],
    ['/payment_cancellation', '定期課金の解約', 'both'],
    ['/notice/1', 'お知らせ', 'none'],
  ])
  const unpaid = await openPhone({ persona: 'man-unpaid', path: null })
  await expectPages(unpaid, [['/payment_select', 'プランの選択', 'header']])
  const climber = await openPhone({ phone: 'b', persona: 'man-g', path: null })
  await expectPages(climber, [['/maletutorial', 'チュートリアル動画', 'header']])
  const listed = await openPhone({ phone: 'c', persona: 'man-listed', path: null })
  await expectPages(listed, [
    ['/payment_select_campaign', 'キャンペーンプラン', 'header'],
    ['/payment_select_campaign2', 'キャンペーンプラン', 'header'],
  ])
  const visitor = await openPhone({ path: null })
  await expectPages(visitor, [['/', 'トップ', 'header']], '/login')
  await expect(visitor.getByText('高校生の方はご利用いただけません。')).toBeVisible()
})

test('IMP-24 a woman’s pages: title, header and footer of each, no call outside the contract', async ({
  openPhone,
  server,
}) => {
  const { id, partner } = await partnerOf(await personaApi(server, 'woman'), 2)
  const page = await openPhone({ persona: 'woman', path: null })
  covers('ROUTE-16..17', 'ROUTE-21', 'ROUTE-30')
  covers('ROUTE-37', 'ROUTE-40', 'ROUTE-47', 'NAV-41')
  await expectPages(page, [
    ['/femaleform', 'プロフィール', 'header'],
    ['/tutorial', 'ご利用ガイド', 'header'],
    ['/recommends', 'メッセージ', 'both'],
    [`/profile?id=${partner}`, 'お相手のプロフィール', 'both'],
    [`/reviewform?id=${id}`, '口コミの投稿', 'both'],
    ['/reviewindex', '投稿した口コミ一覧', 'both'],
    ['/myreviewindex', '自分の投稿した口コミ', 'both'],
    ['/questionaire', '退会アンケート', 'both'],
    ...shared.slice(0, 4),
  ])
})
