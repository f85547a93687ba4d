import type { Page } from '@playwright/test'

/** Keeps a receipt on the device of a logged-in man, as his payment does (D-112). */
export const keepReceipt = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const receipt = {
      plan: '3ヶ月プラン',
      amount: 9_900,
      period: {
        paidAt: '2026-11-20T12:00:00.000+09:00',
        nextCharge: '2027-02-19T12:00:00.000+09:00',
        nextAmount: 9_900,
      },
    }
    const uid = encodeURIComponent(localStorage.getItem('uid') ?? '')
    localStorage.setItem(`yoimachi.draft.${uid}/receipt`, JSON.stringify(receipt))
  })
