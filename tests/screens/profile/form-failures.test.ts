import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { testFormFailures, type FormCase } from '../../support/form-failures.ts'
import { at, goTo, press, unsaved, unsent } from '../../support/form-steps.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/** Forms of photos and the settings. */
const forms: readonly FormCase[] = [
  {
    title: 'PHOTO-06 PHOTO-11 deleting a photo',
    persona: 'man',
    open: async (page) => {
      const arriving = page.url() === 'about:blank'
      await page.goto('/form?only_profile_img=true')
      if (arriving) await new ProfileForm(page).name.fill('はるとの新しい名前')
      await page.getByRole('button', { name: '写真3を削除' }).click()
    },
    fill: async () => {},
    button: (page) => page.getByRole('alertdialog', { name: '削除確認' }).getByRole('button', { name: 'はい' }),
    call: '**/api/user/profile_img',
    method: 'DELETE',
    says: [unsent, unsent],
    done: async (page) => {
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: '写真3を削除' })).toHaveCount(0)
    },
  },
  {
    title: 'SETTING-36 the settings',
    persona: 'man',
    open: goTo('/conditionsform'),
    fill: (page) => new ProfileForm(page).pick('お相手のSM傾向', 'かなりM'),
    button: press('保存する'),
    call: '**/api/recommend_setting',
    method: 'POST',
    says: [unsaved, unsaved],
    done: at('/home'),
  },
]

testFormFailures(test, forms)
