import { expect, type Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { ownIds, personaApi } from '../../support/persona-api.ts'
import { theirChat } from '../../support/their-chat.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { PartnerPage } from '../page-models/partner-page.ts'

/** Longer than the refetch interval of an open page. */
const longer = '00:25'

test('REC-74 D-25 WS-01 a block removes both members from all open pages and lists at once', async ({
  openPhone,
  server,
}) => {
  test.slow()
  const { path, her } = await theirChat(server)
  const him = await personaApi(server, 'man')
  const [herself, himself] = [await ownIds(her), await ownIds(him)]
  await her.post('/api/user_footprints', { profile_uuid: himself.uuid })
  await him.post('/api/user_footprints', { profile_uuid: herself.uuid })
  const chat = await openPhone({ phone: 'b', persona: 'man', path })
  const hisChat = new ChatPage(chat)
  await expect(hisChat.input).toBeEnabled()
  await hisChat.menu.click()
  await expect(chat.getByRole('link', { name: '運営局に通報・相談する' })).toBeVisible()
  await expect(chat.getByRole('button', { name: 'マッチングを解消する' })).toBeVisible()
  await chat.keyboard.press('Escape')

  const open = async (address: string): Promise<Page> => {
    const page = await chat.context().newPage()
    await page.clock.install()
    await page.goto(address)
    return page
  }
  const list = await open('/recommends/male?status=matching')
  const visitors = await open('/footprints')
  const profile = await open(`/profile/female?id=${herself.id}`)
  const detail = await open(`/subprofile?uuid=${herself.uuid}`)
  const rows = [
    list.getByRole('main').getByRole('link', { name: /あかり/ }),
    visitors.getByRole('main').getByRole('link', { name: /あかり/ }),
  ]
  for (const row of rows) await expect(row.first()).toBeVisible()
  const hisView = new PartnerPage(profile)
  await expect(hisView.block).toBeVisible()
  await expect(hisView.report).toBeVisible()
  await expect(detail.getByRole('heading', { name: '基本情報' })).toBeVisible()

  const hers = await openPhone({ persona: 'woman', path: `/profile?id=${himself.id}` })
  const partner = new PartnerPage(hers)
  await partner.block.click()
  await partner.lastQuestion.getByRole('button', { name: '解消する' }).click()
  await hers.waitForURL('**/recommends?status=matching&profile_list=true')

  // The socket updates the chat without a new message.
  await expect(chat.getByText('このお相手とのやりとりは終了しました。')).toBeVisible()
  await expect(hisChat.log).toHaveCount(0)
  for (const page of [list, visitors, profile, detail]) await page.clock.fastForward(longer)
  for (const row of rows) await expect(row).toHaveCount(0)
  await expect(profile.getByText('このプロフィールは表示できません。')).toBeVisible()
  await expect(detail.getByText('このプロフィールは表示できません。')).toBeVisible()

  // Her lists no longer contain him.
  const everywhere = ['/recommends', '/footprints', '/timeline']
  for (const address of everywhere) {
    await hers.goto(address)
    await expect(hers.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(hers.getByRole('main').getByText('はると')).toHaveCount(0)
    await expect(hers.locator(`main a[href*="${himself.uuid}"], main a[href$="?id=${himself.id}"]`)).toHaveCount(0)
  }
})
