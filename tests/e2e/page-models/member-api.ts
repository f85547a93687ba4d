import type { Page } from '@playwright/test'

/** Reads an API path with the login of a page. The page must have loaded the app. */
export function readApi<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (address) => {
    const headers = new Headers()
    for (const name of ['uid', 'client', 'access-token']) headers.set(name, localStorage.getItem(name) ?? '')
    const response = await fetch(address, { headers })
    return response.json()
  }, path)
}
