import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { meetFailures, type FormCase } from '../../support/form-failures.ts'
import { checkInput, goTo, press, reads, somethingWrong } from '../../support/form-steps.ts'
import { makePicture } from '../../support/make-picture.ts'
import { AgeDocumentPage } from '../page-models/age-document-page.ts'
import { CancellationPage } from '../page-models/cancellation-page.ts'
import { CardForm } from '../page-models/card-form.ts'

const checkLine = '通信状況をご確認のうえ、もう一度お試しください。'

/** The forms of arriving, paying and leaving. */
const forms: readonly FormCase[] = [
  {
    title: 'AGE-15 AGE-18 the age confirmation',
    persona: 'man-no-document',
    open: async (page) => {
      await page.goto('/age_confirmation')
      await new AgeDocumentPage(page).input.waitFor({ state: 'attached' })
      await new AgeDocumentPage(page).choose(await makePicture(page, 'image/png'))
    },
    fill: (page) => new AgeDocumentPage(page).preview.waitFor(),
    button: (page) => new AgeDocumentPage(page).submit,
    call: '**/api/age_conf/submit',
    says: ['しばらくしてから再度提出してください', 'しばらくしてから再度提出してください'],
    secret: true,
    done: (page) => expect(page).not.toHaveURL(/age_confirmation/),
  },
  {
    title: 'CARD-18 the card change',
    persona: 'man',
    open: goTo('/change_card'),
    fill: (page) => new CardForm(page).fill('4242424242424242'),
    button: press('変更する'),
    call: '**/api/al/cards/change',
    says: [checkLine, checkInput],
    secret: true,
    done: reads('更新しました'),
  },
  {
    title: 'CANCEL-37 the cancellation',
    persona: 'man',
    open: async (page) => {
      // The reason is kept, so only the password is requested again.
      if (page.url() !== 'about:blank') return void (await CancellationPage.open(page, '?step=6'))
      const cancel = await CancellationPage.open(page)
      await cancel.toReason()
      await cancel.reason('その他').check()
      await cancel.text.fill('しばらくお休みします')
      await cancel.next.click()
      await cancel.next.click()
    },
    fill: (page) => new CancellationPage(page).password.fill('yoimachi123'),
    button: (page) => new CancellationPage(page).submit,
    call: '**/api/cancel_reason',
    says: [somethingWrong, somethingWrong],
    secret: true,
    done: reads('解約が完了しました。'),
  },
]

for (const form of forms) {
  test(`${form.title}: offline, a 500, a lost login and a slow answer lose nothing`, async ({ openPhone, server }) => {
    const { persona } = form
    const page = await openPhone({ path: null, ...(persona ? { persona } : {}) })
    await meetFailures(page, server, form)
  })
}
