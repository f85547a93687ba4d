import type { Page } from '@playwright/test'

/** A connection that loses answers: the server acts, and the browser sees a reset connection. */
export interface LossyNetwork {
  /** Calls whose answer was lost so far, as `POST /api/topic`. */
  readonly lost: readonly string[]
  /** Loses the next answer to a write, whatever its turn. A token of a card is none: it does nothing by itself. */
  loseNextWrite(): void
  end(): Promise<void>
}

/**
 * Loses every n-th answer of the API on this page, but never the same call twice running: a page that makes n calls for
 * each attempt would otherwise never succeed.
 */
export async function loseResponses(page: Page, every: number): Promise<LossyNetwork> {
  const session = await page.context().newCDPSession(page)
  const lost: string[] = []
  let count = 0
  let isNextWriteLost = false
  session.on('Fetch.requestPaused', ({ requestId, request: { method, url } }) => {
    count += 1
    const name = `${method} ${new URL(url).pathname}`
    const isAct = method !== 'GET' && !name.endsWith('/create_payment_token')
    const isLost = (count % every === 0 && lost.at(-1) !== name) || (isNextWriteLost && isAct)
    if (isAct) isNextWriteLost = false
    if (isLost) lost.push(name)
    const response = isLost
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : session.send('Fetch.continueRequest', { requestId })
    // The page may have been left meanwhile.
    response.catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage: 'Response' }] })
  return {
    lost,
    loseNextWrite: () => {
      isNextWriteLost = true
    },
    end: () => session.detach(),
  }
}
