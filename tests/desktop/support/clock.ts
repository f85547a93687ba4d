import type { Page } from '@playwright/test'

/** Freezes the world's clock at an instant, through the workbench's own page. */
export const jumpTo = (page: Page, to: string): Promise<number> =>
  page.evaluate(async (instant) => {
    const response = await fetch('/__control/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: instant }),
    })
    return response.status
  }, to)

export const readNow = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const clock = (await (await fetch('/__control/clock')).json()) as { now: string }
    return clock.now
  })
