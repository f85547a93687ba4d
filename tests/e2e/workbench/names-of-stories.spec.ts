import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { bundleScript } from '../../../.scripts/build/browser-scripts.mjs'
import { test } from '../../support/fixtures.ts'

// A story names an element as Playwright's getByRole does, because it is exported as a spec. This compares both on the
// pages of the app: a role and a name find the same elements in the same order.

let script = ''
test.beforeAll(async () => {
  const bundled = await bundleScript(join(import.meta.dirname, '../../support/all-names.ts'))
  script = bundled.code
})

/** Elements that getByRole finds otherwise than stories: what each finds, by number. */
async function differences(page: Page): Promise<string[]> {
  await page.evaluate(script)
  const named = await page.evaluate(() => window.allNames?.() ?? [])
  const kinds = new Map<string, { role: string; name: string; numbers: string[] }>()
  for (const [number, { role, name }] of named.entries()) {
    const key = `${role} ${name}`
    const kind = kinds.get(key) ?? { role, name, numbers: [] }
    kind.numbers.push(String(number))
    kinds.set(key, kind)
  }
  expect(kinds.size).toBeGreaterThan(5)
  const found: string[] = []
  for (const { role, name, numbers } of kinds.values()) {
    if (name === '') continue
    const theirs = await page
      .getByRole(role as 'button', { name, exact: true })
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-number') ?? 'unmarked'))
    if (theirs.join() !== numbers.join()) found.push(`${role} "${name}": ${numbers.join()} but ${theirs.join()}`)
  }
  return found
}

const pages: Readonly<Record<string, readonly string[]>> = {
  man: ['/recommends/male', '/topics', '/form'],
  woman: ['/home', '/reviewindex', '/qa'],
  'man-unpaid': ['/home', '/payment_select', '/preview'],
}

for (const [persona, paths] of Object.entries(pages))
  test(`names of elements are those of getByRole on the pages of ${persona}`, async ({ openPhone }) => {
    test.slow()
    const page = await openPhone({ persona, path: null, homeSeen: true })
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        // Again while the page still loads.
        await expect(async () => expect(await differences(page)).toEqual([])).toPass()
      })
  })
