import type { Page } from 'playwright'
import { browser } from './app.ts'
import { strict } from './known.ts'

let source: 'system' | 'light' | 'dark' = 'system'

/** Applies the theme to a page and ignores a page that closes meanwhile. */
export async function applyTheme(page: Page): Promise<void> {
  try {
    await page.emulateMedia({ colorScheme: source === 'system' ? null : source })
  } catch (cause) {
    if (!page.isClosed() && page.context().browser()?.isConnected() !== false) throw cause
  }
}

export const nativeTheme = strict('nativeTheme', {
  get themeSource(): typeof source {
    return source
  },
  set themeSource(theme: typeof source) {
    source = theme
    void browser().then(({ context }) => Promise.all(context.pages().map(applyTheme)))
  },
  get shouldUseDarkColors(): boolean {
    return source === 'dark'
  },
})
