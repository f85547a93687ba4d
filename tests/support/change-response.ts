import type { Page, Route } from '@playwright/test'

/** Body of any response. */
type Body = any // oxlint-disable-line typescript/no-explicit-any -- tests change any response

/** Lets the server answer a call of a page, and changes its response. */
export function changeResponse(page: Page, call: string, change: (body: Body) => Body): Promise<unknown> {
  return page.route(call, (route) => fulfilChanged(route, change))
}

/** Lets the server answer one call, and changes its response. */
export async function fulfilChanged(route: Route, change: (body: Body) => Body): Promise<void> {
  // Node knows no names under localhost.
  const url = route
    .request()
    .url()
    .replace(/\/\/[^/:]+/, '//127.0.0.1')
  const response = await route.fetch({ url })
  await route.fulfill({ response, json: change(await response.json()) })
}
