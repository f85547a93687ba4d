import { findChromium, findLightChromium } from '../../.scripts/browser/find-chromium.mjs'

interface ChromiumLaunch {
  executablePath?: string
  args: string[]
}

/** One process for all pages: a tenth of the time that a test takes went into starting others. */
const oneRenderer = ['--renderer-process-limit=1', '--disable-site-isolation-trials']

/**
 * How every test starts Chromium: the system's browser where there is one, no calls home, no GPU. `light` is for tests
 * that need no profile on disk; it draws the same pictures.
 */
export function chromiumLaunch(weight: 'whole' | 'light' = 'whole'): ChromiumLaunch {
  const executablePath = weight === 'light' ? findLightChromium() : findChromium()
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      // No process for a GPU that is not used.
      '--disable-gpu',
      '--in-process-gpu',
      '--disable-background-networking',
      ...(weight === 'light' ? oneRenderer : []),
      // Chromium refuses its sandbox to root, as which containers run.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  }
}
