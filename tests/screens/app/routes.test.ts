import { covers } from '../../support/covers.ts'
import { personaApi } from '../../support/persona-api.ts'
import { expectPages, partnerOf, shared } from '../support/expect-pages.ts'
import { test } from '../support/test.ts'

test('IMP-24 a man’s pages: title, header and footer of each, no call outside the contract', async ({
  openPhone,
  server,
}) => {
  const { partner, uuid, chat } = await partnerOf(await personaApi(server, 'man'), 1)
  const page = await openPhone({ persona: 'man', path: null })
  covers('ROUTE-20', 'ROUTE-22..25')
  covers('ROUTE-26..27', 'ROUTE-31')
  covers('ROUTE-35..36', 'ROUTE-39', 'NAV-41')
  covers('ROUTE-42..46')
  await expectPages(page, [
    ...shared,
    ['/form', 'プロフィール', 'header'],
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
  const newcomer = await openPhone({ persona: 'man-h', path: null })
  await expectPages(newcomer, [['/partialform', 'プロフィール', 'both']])
})
