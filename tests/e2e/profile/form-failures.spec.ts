import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { testFormFailures, type FormCase } from '../../support/form-failures.ts'
import { at, goTo, press, reads, somethingWrong, unsaved } from '../../support/form-steps.ts'
import { makePicture } from '../../support/make-picture.ts'
import { AgeDocumentPage } from '../page-models/age-document-page.ts'
import { CancellationPage } from '../page-models/cancellation-page.ts'
import { CardForm } from '../page-models/card-form.ts'
import { ProfileForm } from '../page-models/profile-form.ts'

const checkConnection = '通信状況をご確認のうえ、もう一度お試しください。'

/** Forms that need a canvas, the script of the payment provider, the history, or a browser's way to restore fields. */
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
    says: [checkConnection, 'カードを変更できたか確認できませんでした。'],
    secret: true,
    done: reads('更新しました'),
  },
  {
    title: 'FORM-10 PHOTO-21 the reduced form with a new photo',
    persona: 'man',
    open: goTo('/form?only_profile_img=true'),
    fill: async (page) => {
      const form = new ProfileForm(page)
      await form.heading.waitFor()
      // Unchanged fields would be stored already.
      await form.name.fill('はるとの新しい名前')
      await form.slot(1).setInputFiles(await makePicture(page, 'image/png'))
      await page.getByRole('button', { name: 'この写真を使う' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    button: (page) => new ProfileForm(page).submit,
    call: '**/api/user/update',
    says: [unsaved, unsaved],
    done: at('/home'),
  },
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
    says: [unsaved, unsaved],
    done: at('/maletutorial'),
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
      await cancel.toPassword()
    },
    fill: (page) => new CancellationPage(page).password.fill('yoimachi123'),
    button: (page) => new CancellationPage(page).submit,
    call: '**/api/cancel_reason',
    says: [somethingWrong, somethingWrong],
    secret: true,
    done: reads('解約が完了しました。'),
  },
]

testFormFailures(test, forms)
