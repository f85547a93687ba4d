import type { Page } from 'playwright'
import { strict } from './known.ts'
import { browser } from './app.ts'

let source: 'system' | 'light' | 'dark' = 'system'

export const applyTheme = (page: Page): Promise<void> =>
  page.emulateMedia({ colorScheme: source === 'system' ? null : source })

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
