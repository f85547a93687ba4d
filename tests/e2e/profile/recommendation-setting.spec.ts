import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { violationsOfBoth } from '../../support/violations.ts'

const path = '/conditionsform'

test('axe finds nothing on the settings', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path })
  await page.getByRole('button', { name: '保存する' }).waitFor()
  expect(await violationsOfBoth(page)).toEqual([])
})
