import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test("D-53 the preview shows a man's rank beside his photo, as partners see it, and no rank for a woman", async ({
  openPhone,
}) => {
  const photosOf = async (persona: string) => {
    const page = await openPhone({ persona, path: '/preview' })
    return page.getByRole('region', { name: /さんの写真$/ })
  }
  await expect(await photosOf('man-sss')).toContainText('ランク SSS')
  const woman = await photosOf('woman')
  await expect(woman).toBeVisible()
  await expect(woman).not.toContainText('ランク')
})
