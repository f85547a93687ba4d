import type { Page } from '@playwright/test'
import { ReviewFormPage } from '../../e2e/page-models/review-form-page.ts'
import { testFormFailures, type FormCase } from '../../support/form-failures.ts'
import { at, submit, unsent } from '../../support/form-steps.ts'
import { test } from '../support/test.ts'

/** Review of the current form, found once before it opens. */
let found = 0

async function openReview(page: Page, reviewed: boolean): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto('/review')
    found = await ReviewFormPage.findId(page, reviewed)
  }
  await ReviewFormPage.open(page, found)
}

/** Forms of reviews. */
const forms: readonly FormCase[] = [
  {
    title: 'REVIEW-33 the first review',
    persona: 'woman',
    open: (page) => openReview(page, false),
    fill: (page) => new ReviewFormPage(page).fill('2026-11-20', 'ゆっくり話せました。'),
    button: submit,
    call: '**/api/create_review',
    says: [unsent, unsent],
    done: at('/home'),
  },
  {
    title: 'REVIEW-33 a further review',
    persona: 'woman',
    open: (page) => openReview(page, true),
    fill: (page) => new ReviewFormPage(page).fill('2026-11-19', '二度目もゆっくり話せました。'),
    button: submit,
    call: '**/api/additional_review',
    says: [unsent, unsent],
    done: at('/home'),
  },
]

testFormFailures(test, forms)
