import type { Page } from '@playwright/test'
import { SubProfilePage } from '../../e2e/page-models/sub-profile-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { covers } from '../../support/covers.ts'
import { freeLikesOnly } from '../../support/free-likes-only.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/** Replaces fields of every loaded detailed profile. */
async function alterProfile(page: Page, change: object): Promise<void> {
  await changeResponse(page, '**/api/subprofile', (body) => ({ ...body, profile: { ...body.profile, ...change } }))
}

test('CONST-08 SUB-05 a like is confirmed, counted and stays', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman-premium', path: null })
  await freeLikesOnly(page, server)
  await page.goto('/timeline')
  const profile = await SubProfilePage.openFirst(page)
  const address = page.url()
  const before = Number(/\d+/.exec(await profile.remaining.innerText())?.[0])
  // Page and timeline count it at once, before the lists are read again.
  await page.route('**/api/timeline', () => new Promise(() => {}))
  await profile.likeButton.click()
  covers('SUB-44', 'SUB-45', 'SUB-54')
  await expect(profile.dialog).toContainText('いいねを送りました！')
  await expect(profile.remaining).toHaveText(`いいね残り${before - 1}`)
  await profile.dialog.getByRole('button', { name: '閉じる' }).click()
  covers('SUB-46')
  await page.waitForURL('**/timeline')
  await expect(page.getByText(new RegExp(`^いいね残り${before - 1}（`))).toBeVisible()
  await page.unroute('**/api/timeline')
  await page.goto(address)
  covers('SUB-06', 'SUB-07', 'SUB-53')
  await expect(profile.sentButton).toBeDisabled()
})

test('SUB-46 the dialog of a like also leads to the timeline by Escape', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman-premium', path: null })
  await freeLikesOnly(page, server)
  await page.goto('/timeline')
  const profile = await SubProfilePage.openFirst(page)
  await profile.likeButton.focus()
  await page.keyboard.press('Enter')
  await profile.dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/timeline')
})

test('SUB-05 SUB-09 SUB-59 without likes there is no button but the way to the shop', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-premium', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  await alterProfile(page, { like_remain: 0 })
  await page.reload()
  await expect(
    page.getByRole('button', { name: 'いいねを購入する' }).or(page.getByRole('link', { name: 'いいねを購入する' })),
  ).toBeVisible()
  await expect(profile.likeButton).toHaveCount(0)
})

test('SUB-08 SUB-60 who cannot be liked has a button that is off', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-premium', path: '/timeline' })
  await SubProfilePage.openFirst(page)
  await alterProfile(page, { can_not_liked: true, is_liked: false })
  await page.reload()
  await expect(page.getByRole('button', { name: 'この方にはいいねを送れません' })).toBeDisabled()
})
