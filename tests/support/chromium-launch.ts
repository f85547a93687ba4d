import { findChromium } from '../../.scripts/browser/find-chromium.mjs'

interface ChromiumLaunch {
  executablePath?: string
  args: string[]
}

/** How every test starts Chromium: the system's browser where there is one, no calls home, no GPU. */
export function chromiumLaunch(): ChromiumLaunch {
  const executablePath = findChromium()
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium refuses its sandbox to root, as which containers run.
    args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  }
}
