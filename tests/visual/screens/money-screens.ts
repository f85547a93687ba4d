import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'

const send = (page: Page) => page.getByRole('button', { name: 'お支払いを登録する' }).click()

const next = (page: Page) => page.getByRole('main').getByRole('button', { name: '次へ' }).click()
const toConfirm = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'はい' }).click()
  await next(page)
  await page.getByRole('radio').first().waitFor()
  await next(page)
}

/** Payment information of a man whose plan has ended. */
export const ended = {
  payment_information: {
    payment_id: '',
    payment_pass: '',
    payment_conf: 0,
    payment_kind: 0,
    payment_resource: '',
    last_payment_date: '2026-10-20T12:00:00.000+09:00',
    next_payment_date: null,
    course_name: '',
    listed: false,
    email: 'man-unpaid@yoimachi.example',
    site_id: '',
  },
}

const dialog = (page: Page) => page.getByRole('dialog').waitFor()

/** Plans, cards, likes, and leaving. */
export const moneyScreens: readonly Screen[] = [
  { name: 'plans', persona: 'man-unpaid', path: '/payment_select', dark: true },
  { name: 'plans-errors', persona: 'man-unpaid', path: '/payment_select', act: send, dark: true },
  { name: 'plans-woman', persona: 'woman', path: '/payment_select' },
  { name: 'plans-campaign', persona: 'man-listed', path: '/payment_select_campaign' },
  { name: 'plans-campaign-other', persona: 'man-listed', path: '/payment_select_campaign2' },
  { name: 'payment-confirm', persona: 'man-unpaid', path: '/payment_confirm' },
  { name: 'payment-information', persona: 'man', path: '/payment_information', dark: true },
  { name: 'payment-information-none', persona: 'man-unpaid', path: '/payment_information', dark: true },
  { name: 'payment-information-ended', persona: 'man-unpaid', path: '/payment_information', responses: ended },
  { name: 'dialog-campaign', persona: 'man-listed', path: '/payment_information', act: dialog, viewport: true },
  { name: 'payment-information-premium', persona: 'woman-premium', path: '/payment_information' },
  { name: 'payment-information-woman', persona: 'woman', path: '/payment_information' },
  {
    name: 'payment-information-loading',
    persona: 'man',
    path: '/payment_information',
    hold: ['payment_information'],
  },
  { name: 'change-card', persona: 'man', path: '/change_card' },
  { name: 'shop', persona: 'man', path: '/shop', dark: true },
  { name: 'shop-woman', persona: 'woman', path: '/shop' },
  { name: 'cancel', persona: 'man', path: '/payment_cancellation' },
  { name: 'cancel-procedure', persona: 'man', path: '/payment_cancellation?step=2' },
  { name: 'cancel-reason', persona: 'man', path: '/payment_cancellation?step=3', dark: true },
  { name: 'cancel-confirm', persona: 'man', path: '/payment_cancellation', act: toConfirm },
  {
    name: 'cancel-password',
    persona: 'man',
    path: '/payment_cancellation',
    dark: true,
    act: async (page) => {
      await toConfirm(page)
      await next(page)
      await page.getByLabel('パスワード', { exact: true }).waitFor()
    },
  },
  { name: 'withdrawal', persona: 'woman', path: '/questionaire' },
  {
    name: 'withdrawal-thanks',
    persona: 'woman',
    path: '/questionaire',
    act: async (page) => {
      await page.getByRole('radio').first().check()
      await page.getByRole('main').getByRole('button', { name: '次へ' }).click()
    },
  },
]
