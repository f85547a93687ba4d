import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { shownFor } from '../../support/shown-for.ts'
import { HomePage } from '../page-models/home-page.ts'

test('HOME-63 HOME-67 the count tiles by sex', async ({ openPhone }) => {
  const cases = [
    { persona: 'woman', phone: 'a', list: '/recommends' },
    { persona: 'man', phone: 'b', list: '/recommends/male' },
  ] as const
  for (const { persona, phone, list } of cases) {
    const page = await openPhone({ persona, phone, homeSeen: true })
    const home = new HomePage(page)
    await home.heading.waitFor()
    covers('HOME-58', 'HOME-68')
    await expect(home.tile('やりとり')).toHaveAttribute('href', `${list}?profile_list=true`)
    covers('HOME-59', 'HOME-64')
    await expect(home.tile('マッチング')).toHaveAttribute('href', `${list}?status=matching&profile_list=true`)
    covers('HOME-60', 'HOME-65')
    await expect(home.tile('届いたいいね')).toHaveAttribute('href', `${list}?status=liked&profile_list=true`)
    covers('HOME-62', 'HOME-66')
    await expect(home.tile('送ったいいね')).toHaveAttribute('href', `${list}?status=send_like&profile_list=true`)
    covers('HOME-61')
    await expect(home.tile('届いたいいね')).toContainText(/新着 \d/)
  }
})

test('HOME-02 HOME-03 HOME-04 HOME-05 HOME-12 HOME-13 the flags show their banners once, for five seconds', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null, homeSeen: true })
  await page.clock.install()
  await page.goto('/home?ng_commit=true&form_post=true')
  const saved = page.getByText('登録情報を更新しました。')
  await saved.waitFor()
  await expect(page.getByText('今回は見送りました。次のレコメンドは、ホームで受け取れます。')).toBeVisible()
  await expect(page).toHaveURL((url) => url.search === '')
  await shownFor(saved, 5_000)
  await page.reload()
  await new HomePage(page).heading.waitFor()
  await page.clock.runFor(2_000)
  await expect(saved).toBeHidden()
})
