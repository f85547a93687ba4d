import type { Page } from '@playwright/test'

/** Keeps what a page asks for at such addresses back, from now on, until it is let go. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
