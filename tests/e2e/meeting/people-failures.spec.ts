import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { meetFailures, type FormCase } from '../../support/form-failures.ts'
import { at, goTo, somethingWrong, submit } from '../../support/form-steps.ts'
import { makePicture } from '../../support/make-picture.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { ReviewFormPage } from '../page-models/review-form-page.ts'

/** Partner of the current form, found once before it opens. */
let found = 0

async function openReview(page: Page, reviewed: boolean): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto('/review')
    found = await ReviewFormPage.findId(page, reviewed)
  }
  await ReviewFormPage.open(page, found)
}

/** The forms of presenting oneself, rank, reviews, boards and decisions. */
const forms: readonly FormCase[] = [
  {
    title: 'FORM-10 FORM-99 the short form',
    persona: 'man-h',
    open: goTo('/partialform'),
    fill: async (page) => {
      await new ProfileForm(page).fillShort()
      for (const box of await page.getByLabel('確認しました').all()) await box.check()
    },
    button: (page) => new ProfileForm(page).submit,
    call: '**/api/user/update',
    says: [somethingWrong, somethingWrong],
    done: at('/maletutorial'),
  },
  {
    title: 'FORM-10 PHOTO-21 the reduced form with a new photo',
    persona: 'man',
    open: goTo('/form?only_profile_img=true'),
    fill: async (page) => {
      const form = new ProfileForm(page)
      await form.heading.waitFor()
      await form.slot(1).setInputFiles(await makePicture(page, 'image/png'))
      await page.getByRole('button', { name: 'この写真を使う' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    button: (page) => new ProfileForm(page).submit,
    call: '**/api/user/update',
    says: [somethingWrong, somethingWrong],
    done: at('/home'),
  },
  {
    title: 'REVIEW-33 the first review',
    persona: 'woman',
    open: (page) => openReview(page, false),
    fill: (page) => new ReviewFormPage(page).fill('2026-11-20', 'ゆっくり話せました。'),
    button: submit,
    call: '**/api/create_review',
    says: [somethingWrong, somethingWrong],
    done: at('/home'),
  },
  {
    title: 'REVIEW-33 a further review',
    persona: 'woman',
    open: (page) => openReview(page, true),
    fill: (page) => new ReviewFormPage(page).fill('2026-11-19', '二度目もゆっくり話せました。'),
    button: submit,
    call: '**/api/additional_review',
    says: [somethingWrong, somethingWrong],
    done: at('/home'),
  },
]

for (const form of forms) {
  test(`${form.title}: offline, a 500, a lost login and a slow answer lose nothing`, async ({ openPhone, server }) => {
    const { persona } = form
    const page = await openPhone({ path: null, ...(persona ? { persona } : {}) })
    await meetFailures(page, server, form)
  })
}
