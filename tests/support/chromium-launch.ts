import { findChromium, findLightChromium } from '../../.scripts/browser/find-chromium.mjs'

interface ChromiumLaunch {
  executablePath?: string
  args: string[]
}

/** One process for all pages, because starting processes took a tenth of a test's time. */
const oneRenderer = ['--renderer-process-limit=1', '--disable-site-isolation-trials']

/**
 * Launch options of Chromium for all tests: the system's browser if installed, no requests of its own, no GPU. `light`
 * is for tests without a profile on disk and renders the same pictures.
 */
export function chromiumLaunch(weight: 'whole' | 'light' = 'whole'): ChromiumLaunch {
  const executablePath = weight === 'light' ? findLightChromium() : findChromium()
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      // Avoids an unused GPU process.
      '--disable-gpu',
      '--in-process-gpu',
      '--disable-background-networking',
      ...(weight === 'light' ? oneRenderer : []),
      // Chromium does not run its sandbox as root, the user in containers.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  }
}
