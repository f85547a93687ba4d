import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, TestInfo } from '@playwright/test'

/** Environment of the pictures, because another Chromium or other fonts change every picture. */
interface Recorded {
  /** Major version. */
  readonly chromium: number
  /** Widths of a sample text in px, one per font stack. */
  readonly fonts: string
}

const file = join(import.meta.dirname, 'recorded.json')
let found: Promise<string> | undefined

/** Whether this run updates the pictures. */
export const isRenewing = ({ config }: TestInfo): boolean =>
  config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'

/** Reason why this machine cannot compare the pictures, or an empty text. An update records this machine as theirs. */
export function whyNotComparable(browser: Browser, info: TestInfo): Promise<string> {
  found ??= look(browser, isRenewing(info))
  return found
}

async function look(browser: Browser, renewing: boolean): Promise<string> {
  const here: Recorded = {
    chromium: Number.parseInt(browser.version(), 10),
    fonts: await measureFonts(browser),
  }
  if (renewing) {
    writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`)
    return ''
  }
  const then = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : undefined
  if (then?.chromium === here.chromium && then.fonts === here.fonts) return ''
  const what =
    then?.chromium === here.chromium
      ? `with other fonts (${then.fonts} px, here ${here.fonts} px)`
      : `with Chromium ${then?.chromium ?? '?'}, this is ${here.chromium}`
  const why = `Pictures are not compared: they were taken ${what}. docs/testing.md says how to renew them.`
  console.log(why)
  return why
}

async function measureFonts(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    const stacks = [
      '100px "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif',
      '600 100px "Hiragino Mincho ProN", "Noto Serif JP", "Noto Serif CJK JP", serif',
      '100px "SFMono-Regular", Menlo, "DejaVu Sans Mono", monospace',
    ]
    return stacks.map((font) => {
      if (!context) return 0
      context.font = font
      return Math.round(context.measureText('宵待 Yoimachi 2026/11/20 ¥3,850「gjQ」').width)
    })
  })
  await page.close()
  return widths.join(' ')
}
