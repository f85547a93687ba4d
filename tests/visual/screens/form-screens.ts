import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'

const openArea = (page: Page) => page.getByRole('group', { name: 'エリア' }).locator('summary').first().click()

/** Profile forms and the first steps. */
export const formScreens: readonly Screen[] = [
  { name: 'form-new', persona: 'man-h', path: '/form', dark: true },
  { name: 'form-man', persona: 'man', path: '/form', dark: true },
  { name: 'form-photos', persona: 'man', path: '/form?only_profile_img=true' },
  {
    name: 'form-photo-delete',
    persona: 'man',
    path: '/form?only_profile_img=true',
    viewport: true,
    act: async (page) => {
      await page.getByRole('button', { name: '写真3を削除' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'form-social', persona: 'man', path: '/form?only_sns=true' },
  { name: 'form-appeal', persona: 'man', path: '/form?only_appear_points=true' },
  { name: 'form-introduction', persona: 'man', path: '/form?only_propensity=true' },
  { name: 'form-short', persona: 'man-h', path: '/partialform' },
  { name: 'form-woman', persona: 'woman', path: '/femaleform', dark: true },
  { name: 'form-woman-new', persona: 'woman-new', path: '/femaleform', act: openArea },
  {
    name: 'form-loading',
    persona: 'woman',
    path: '/femaleform',
    hold: ['account-detail'],
  },
  { name: 'preview-man', persona: 'man', path: '/preview', dark: true },
  { name: 'preview-woman', persona: 'woman', path: '/preview' },
  { name: 'age', persona: 'man-no-document', path: '/age_confirmation', dark: true },
  { name: 'age-resubmit', persona: 'woman-resubmit', path: '/age_confirmation' },
  { name: 'age-review', persona: 'woman-review', path: '/age_confirmation' },
  { name: 'tutorial', persona: 'woman-tutorial', path: '/tutorial', dark: true },
  { name: 'tutorial-male', persona: 'man-g', path: '/maletutorial', viewport: true },
  { name: 'rank-request', persona: 'man', path: '/rankrequest', dark: true },
  { name: 'rank-request-open', persona: 'man-e', path: '/rankrequest', dark: true },
  { name: 'rank-request-top', persona: 'man-sss', path: '/rankrequest' },
  { name: 'rank-request-new', persona: 'man-h', path: '/rankrequest' },
  { name: 'conditions', persona: 'man', path: '/conditionsform', dark: true },
  {
    name: 'conditions-narrowed',
    persona: 'man',
    path: '/conditionsform',
    act: async (page) => {
      await page.getByText('痩せ型', { exact: true }).click()
      await page.getByRole('button', { name: /^ほか/ }).click()
      await page.locator('summary', { hasText: 'お相手のランク' }).click()
    },
  },
]
