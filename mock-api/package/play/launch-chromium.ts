import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserType } from '@playwright/test'
import { OptionError } from '../../../src/contract/rules/start-options.ts'

const drivers = ['playwright', 'playwright-core', '@playwright/test']

/**
 * Starts the Chromium of the user's Playwright, or that of CHROMIUM_PATH.
 * @throws OptionError when Playwright is missing or finds no browser
 */
export async function launchChromium(env: Readonly<Record<string, string | undefined>>): Promise<Browser> {
  const chromium = await findChromium()
  // An empty one is none, as in other programs.
  const executablePath = env['CHROMIUM_PATH'] || undefined
  // Root has no sandbox of its own.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ args, ...(executablePath !== undefined && { executablePath }) }).catch((cause: Error) => {
    throw new OptionError(
      `Failed to start Chromium: ${cause.message.split('\n')[0]}. Run npx playwright install chromium, or set CHROMIUM_PATH.`,
    )
  })
}

async function findChromium(): Promise<BrowserType> {
  const from = createRequire(join(process.cwd(), 'package.json'))
  for (const name of drivers) {
    try {
      const found = (await import(pathToFileURL(from.resolve(name)).href)) as { default?: Driver } & Driver
      const chromium = found.chromium ?? found.default?.chromium
      if (chromium) return chromium
    } catch {
      // The next name may be installed.
    }
  }
  throw new OptionError('Failed to play in a browser: Playwright is not installed. Run npm install playwright.')
}

interface Driver {
  readonly chromium?: BrowserType
}
