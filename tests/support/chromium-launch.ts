import { findChromium, findLightChromium } from '../../.scripts/browser/find-chromium.mjs'

interface ChromiumLaunch {
  executablePath?: string
  args: string[]
}

/**
 * How every test starts Chromium: the system's browser where there is one, no calls home, no GPU. `light` is for tests
 * that need no profile on disk; it draws the same pictures.
 */
export function chromiumLaunch(weight: 'whole' | 'light' = 'whole'): ChromiumLaunch {
  const executablePath = weight === 'light' ? findLightChromium() : findChromium()
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium refuses its sandbox to root, as which containers run.
    args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  }
}
