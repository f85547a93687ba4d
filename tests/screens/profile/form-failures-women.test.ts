import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { testFormFailures, type FormCase } from '../../support/form-failures.ts'
import { at, goTo, unsaved } from '../../support/form-steps.ts'
import { test } from '../support/test.ts'

const form: FormCase = {
  title: "FORM-10 the women's profile form",
  persona: 'woman',
  open: goTo('/femaleform'),
  fill: (page) => new ProfileForm(page).name.fill('あかりの新しい名前'),
  button: (page) => new ProfileForm(page).submit,
  call: '**/api/user/update',
  says: [unsaved, unsaved],
  done: at('/home'),
}

testFormFailures(test, [form])
