import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { stillness } from './stillness.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Look {
  /** Selector of elements with separate checks. */
  readonly exclude?: string
  /** Limits the colour checks, which take most of the time, to these elements. Default: everywhere. */
  readonly colorsIn?: string
}

/** Rules of axe to run: only those, or all except those. */
interface Rules {
  readonly only?: string
  readonly without?: string
}

const colors = 'color-contrast'

/** Runs axe in the document and injects it once. Computes violations only. */
async function judge(page: Page, { exclude, colorsIn }: Look, { only, without }: Rules = {}): Promise<string[]> {
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const where = {
    exclude: exclude === undefined ? [] : [exclude],
    ...(only !== undefined && colorsIn !== undefined && { include: [colorsIn] }),
  }
  const how = {
    ...(only !== undefined && { runOnly: [only] }),
    ...(without !== undefined && { rules: { [without]: { enabled: false } } }),
  }
  return page.evaluate(
    async ([context, options]) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe
      const { violations: found } = await run(context, { resultTypes: ['violations'], ...options })
      return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [where, how] as const,
  )
}

/** Colour violations alone, for the second colour scheme. */
function colorViolations(page: Page, look: Look): Promise<string[]> {
  return judge(page, look, { only: colors })
}

/** Violations of axe on the page, as `rule: element`. */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  if (look.colorsIn === undefined) return judge(page, look)
  return [...(await judge(page, look, { without: colors })), ...(await colorViolations(page, look))]
}

/** Violations in both colour schemes; the second run checks colours only. */
export async function violationsOfBoth(page: Page, look: Look = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violations(page, look)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await colorViolations(page, look)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((found) => `dark ${found}`)]
}
