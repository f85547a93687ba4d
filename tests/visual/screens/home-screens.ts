import type { Page } from '@playwright/test'
import { keepReceipt } from '../../e2e/page-models/keep-receipt.ts'
import type { Screen } from '../screen.ts'

/** Home without automatic dialogs. */
const quiet = {
  notification_reads: { user_notifications: [], user_notifications_count: 0 },
  'modal/list': { modal_list: [] },
  'login_bonus/create': { success: false },
}

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await page.getByRole('dialog', { name: 'メニュー' }).waitFor()
}

const dialog = (page: Page) => page.getByRole('dialog').waitFor()

/** Loads home with a receipt (D-112). */
const withReceipt = async (page: Page) => {
  await keepReceipt(page)
  await page.reload()
  await page.getByRole('region', { name: 'お支払いの控え' }).waitFor()
}

/** Home of everyone, its dialogs and the menu. */
export const homeScreens: readonly Screen[] = [
  { name: 'home-woman', persona: 'woman', path: '/home', responses: quiet, dark: true },
  { name: 'home-man', persona: 'man', path: '/home', responses: quiet, dark: true },
  { name: 'home-woman-review', persona: 'woman-review', path: '/home', responses: quiet, dark: true },
  { name: 'home-woman-resubmit', persona: 'woman-resubmit', path: '/home', responses: quiet },
  { name: 'home-woman-premium', persona: 'woman-premium', path: '/home', responses: quiet },
  { name: 'home-woman-paused', persona: 'woman-paused', path: '/home', responses: quiet },
  { name: 'home-woman-no-dm', persona: 'woman-no-dm', path: '/home', responses: quiet },
  { name: 'home-woman-no-social', persona: 'woman-no-social', path: '/home', responses: quiet },
  { name: 'home-woman-ready', persona: 'woman-ready', path: '/home', responses: quiet },
  { name: 'home-man-receipt', persona: 'man', path: '/home', responses: quiet, act: withReceipt, dark: true },
  { name: 'home-man-g', persona: 'man-g', path: '/home', responses: quiet },
  { name: 'home-man-f', persona: 'man-f', path: '/home', responses: quiet, dark: true },
  { name: 'home-man-e', persona: 'man-e', path: '/home', responses: quiet },
  { name: 'home-man-sss', persona: 'man-sss', path: '/home', responses: quiet },
  { name: 'home-loading', persona: 'woman', path: '/home', hold: ['account'], viewport: true, dark: true },
  {
    name: 'home-parts-loading',
    persona: 'man',
    path: '/home',
    responses: quiet,
    hold: ['user_footprints', 'notice_list'],
  },
  {
    name: 'dialog-announcement',
    persona: 'woman-premium',
    path: '/home',
    responses: {
      notification_reads: {
        user_notifications: [
          {
            id: 1,
            title: '利用規約の改定について',
            body: '利用規約の第12条（同意と安全）を、より分かりやすい表現に改めました。\n\nご利用条件の実質的な変更はありません。メニューの「利用規約」からお読みいただけます。',
          },
        ],
        user_notifications_count: 1,
      },
    },
    act: dialog,
    viewport: true,
    dark: true,
  },
  {
    name: 'dialog-announcements',
    persona: 'woman-premium',
    path: '/home',
    responses: {
      notification_reads: {
        user_notifications: ['安心してお使いいただくために', '利用規約の改定について', 'お返事を待つ時間について'].map(
          (title, index) => ({
            id: index + 1,
            title,
            body: 'いつも宵待をご利用いただき、ありがとうございます。\n初めてお会いするときは、人通りのある場所をお選びください。',
          }),
        ),
        user_notifications_count: 3,
      },
    },
    act: dialog,
    viewport: true,
  },
  {
    name: 'dialog-bonus',
    persona: 'woman-ready',
    path: '/home',
    responses: { notification_reads: quiet.notification_reads, 'modal/list': quiet['modal/list'] },
    act: dialog,
    viewport: true,
    dark: true,
  },
  {
    name: 'dialog-sale',
    persona: 'man',
    path: '/home',
    responses: {
      notification_reads: quiet.notification_reads,
      'login_bonus/create': { success: false },
      'modal/list': { modal_list: [{ code: 3 }] },
    },
    act: dialog,
    viewport: true,
  },
  { name: 'menu-woman', persona: 'woman', path: '/notice/index', act: openMenu, viewport: true, dark: true },
  { name: 'menu-man', persona: 'man', path: '/notice/index', act: openMenu, viewport: true },
  { name: 'menu-unpaid', persona: 'man-unpaid', path: '/notice/index', act: openMenu, viewport: true },
  { name: 'menu-review', persona: 'woman-review', path: '/notice/index', act: openMenu, viewport: true },
]
