import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { violationsOfBoth } from '../../support/violations.ts'

const path = '/rankrequest'

test('axe finds nothing on the rank request', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path })
  await page.getByText('現在のランク').waitFor()
  expect(await violationsOfBoth(page)).toEqual([])
})
