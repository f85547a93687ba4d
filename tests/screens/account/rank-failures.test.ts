import { testFormFailures, type FormCase } from '../../support/form-failures.ts'
import { goTo, press, quietHome, reads, unsaved } from '../../support/form-steps.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/** Forms of the rank. */
const forms: readonly FormCase[] = [
  {
    title: 'RANK-09 the rank request',
    persona: 'man',
    open: goTo('/rankrequest'),
    fill: async () => {},
    button: press('ランクを申請する'),
    call: '**/api/rankrequest',
    says: ['しばらく経ってから再度申請してください。', 'しばらく経ってから再度申請してください。'],
    done: reads('申請を受け付けました'),
  },
  {
    title: 'RANK-31 the F step of the ladder',
    persona: 'man-f',
    open: quietHome,
    fill: (page) => page.getByLabel('自己紹介・好みの傾向').fill('夜の散歩が好きです。'.repeat(6)),
    button: press('登録する'),
    call: '**/api/user/propensity_update',
    says: [unsaved, unsaved],
    done: (page) => expect(page.getByLabel('X（旧Twitter）のID')).toBeVisible(),
  },
  {
    title: 'RANK-44 the E step of the ladder',
    persona: 'man-e',
    open: quietHome,
    fill: async (page) => {
      await page.getByLabel('X（旧Twitter）のID').fill('keisuke_e')
      await page.getByRole('region', { name: 'はじめのステップ' }).getByRole('checkbox').check()
    },
    button: press('登録する'),
    call: '**/api/user/twitterid_update',
    says: [unsaved, unsaved],
    done: reads('登録が完了しました。'),
  },
]

testFormFailures(test, forms)
