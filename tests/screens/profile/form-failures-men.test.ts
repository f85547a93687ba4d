import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { testFormFailures, type FormCase } from '../../support/form-failures.ts'
import { at, goTo, unsaved } from '../../support/form-steps.ts'
import { test } from '../support/test.ts'

const form: FormCase = {
  title: "FORM-10 the men's profile form",
  persona: 'man',
  open: goTo('/form'),
  fill: async (page) => {
    await page.getByRole('textbox', { name: '自己紹介・好みの傾向' }).fill('夜の散歩が好きです。'.repeat(6))
    await page.getByLabel('身長').selectOption('180センチ以上')
  },
  button: (page) => new ProfileForm(page).submit,
  call: '**/api/user/update',
  says: [unsaved, unsaved],
  done: at('/home'),
}

testFormFailures(test, [form])
