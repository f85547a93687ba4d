import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { violations } from '../../support/violations.ts'

test('D-53 ROUTE-54 CONST-32 /preview shows the own profile as partners see it and leads to its form', async ({
  openPhone,
}) => {
  for (const [persona, form, text] of [
    ['man', '/form', '自己紹介・好みの傾向'],
    ['woman', '/femaleform', '理想の過ごし方'],
  ] as const) {
    const page = await openPhone({ persona, path: '/preview' })
    await expect(page.getByText('お相手には、このように表示されます。')).toBeVisible()
    await expect(page.getByRole('region', { name: /さんの写真$/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible()
    await expect(page.getByRole('link', { name: 'プロフィールを編集する' })).toHaveAttribute('href', form)
    expect(await violations(page), persona).toEqual([])
  }
})
