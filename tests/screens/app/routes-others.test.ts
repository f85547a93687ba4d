import { covers } from '../../support/covers.ts'
import { personaApi } from '../../support/persona-api.ts'
import { expectPages, partnerOf, shared } from '../support/expect-pages.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('IMP-24 a woman’s pages: title, header and footer of each, no call outside the contract', async ({
  openPhone,
  server,
}) => {
  const { id, partner } = await partnerOf(await personaApi(server, 'woman'), 2)
  const page = await openPhone({ persona: 'woman', path: null })
  covers('ROUTE-16..17', 'ROUTE-21', 'ROUTE-30')
  covers('ROUTE-40', 'ROUTE-47', 'NAV-41')
  await expectPages(page, [
    ['/femaleform', 'プロフィール', 'header'],
    ['/tutorial', 'ご利用ガイド', 'header'],
    ['/recommends', 'メッセージ', 'both'],
    [`/profile?id=${partner}`, 'お相手のプロフィール', 'both'],
    [`/reviewform?id=${id}`, '口コミの投稿', 'both'],
    ['/reviewindex', '自分の投稿した口コミ', 'both'],
    ['/myreviewindex', '自分の投稿した口コミ', 'both'],
    ['/questionaire', '退会アンケート', 'both'],
    ...shared.slice(0, 4),
  ])
})

test('ROUTE-04 IMP-24 CONST-01 pages of new men and visitors: title, header, footer, documented calls', async ({
  openPhone,
}) => {
  const unpaid = await openPhone({ persona: 'man-unpaid', path: null })
  covers('ROUTE-33')
  await expectPages(unpaid, [['/payment_select', 'プランの選択', 'header']])
  const climber = await openPhone({ phone: 'b', persona: 'man-g', path: null })
  covers('ROUTE-41')
  await expectPages(climber, [['/maletutorial', 'チュートリアル動画', 'header']])
  const listed = await openPhone({ phone: 'c', persona: 'man-listed', path: null })
  covers('ROUTE-37')
  await expectPages(listed, [
    ['/payment_select_campaign', 'キャンペーンプラン', 'header'],
    ['/payment_select_campaign2', 'キャンペーンプラン', 'header'],
  ])
  const visitor = await openPhone({ path: null })
  await expectPages(visitor, [['/', 'トップ', 'header']], '/login')
  await expect(visitor.getByText('高校生の方はご利用いただけません。')).toBeVisible()
})
