import { readApi } from '../../e2e/page-models/member-api.ts'
import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { meetFailures, type FormCase } from '../../support/form-failures.ts'
import { at, checkInput, goTo, press, quietHome, reads, somethingWrong, submit } from '../../support/form-steps.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/** Whom the form of the running test is about: looked for once, before the first opening. */
let found = 0

/** The forms of presenting oneself, rank, reviews, boards and decisions. */
const forms: readonly FormCase[] = [
  {
    title: "FORM-10 the women's profile form",
    persona: 'woman',
    open: goTo('/femaleform'),
    fill: (page) => new ProfileForm(page).name.fill('あかりの新しい名前'),
    button: (page) => new ProfileForm(page).submit,
    call: '**/api/user/update',
    says: [somethingWrong, somethingWrong],
    done: at('/home'),
  },
  {
    title: "FORM-10 the men's profile form",
    persona: 'man',
    open: goTo('/form'),
    fill: async (page) => {
      await page.getByRole('textbox', { name: '自己紹介・好みの傾向' }).fill('夜の散歩が好きです。'.repeat(6))
      await page.getByLabel('身長').selectOption('180センチ以上')
    },
    button: (page) => new ProfileForm(page).submit,
    call: '**/api/user/update',
    says: [somethingWrong, somethingWrong],
    done: at('/home'),
  },
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
    says: [somethingWrong, somethingWrong],
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
    says: [somethingWrong, checkInput],
    done: at('/home'),
  },
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
    says: [somethingWrong, checkInput],
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
    says: [somethingWrong, 'TwitterIDの入力を確認してください'],
    done: reads('登録が完了しました。'),
  },
  {
    title: 'TOPIC-23 TOPIC-24 the board post',
    persona: 'man',
    open: async (page) => {
      await page.goto('/topics')
      const { com_data } = await readApi<{ com_data: { id: number }[] }>(page, '/api/topics/index')
      await page.goto(`/topic?topicid=${com_data[0]?.id}`)
    },
    fill: (page) => page.locator('textarea').fill('よい夜でした。'),
    button: submit,
    call: '**/api/post/create',
    says: ['投稿できませんでした。', '投稿できませんでした。'],
    done: reads('よい夜でした。'),
  },
  {
    title: 'REC-61 REC-87 the reason for passing',
    persona: 'woman',
    open: async (page) => {
      if (page.url() === 'about:blank') {
        await page.goto('/recommends')
        const { rec } = await readApi<{ rec: { status_n: number; partner_user_id: number }[] }>(
          page,
          '/api/recommends?page=1',
        )
        found = rec.find(({ status_n }) => status_n === 0)?.partner_user_id ?? 0
      }
      await page.goto(`/profile?id=${found}`)
      await page.getByRole('button', { name: '今回は見送る' }).click()
    },
    fill: async (page) => {
      await page.getByRole('radio', { name: 'その他' }).check()
      await page.getByRole('textbox', { name: 'その他の理由（50文字以内）' }).fill('遠方のため')
    },
    button: press('見送る'),
    call: '**/api/matching_status',
    says: [somethingWrong, ''],
    leaves: true,
    done: reads('マッチングなしにしました。'),
  },
  {
    title: 'REC-61 REC-74 REC-76 dissolving a match',
    persona: 'woman',
    open: async (page) => {
      if (page.url() === 'about:blank') {
        await page.goto('/recommends')
        const path = '/api/recommends?page=1&status=matching'
        const { rec } = await readApi<{ rec: { partner_user_id: number }[] }>(page, path)
        found = rec[0]?.partner_user_id ?? 0
      }
      await page.goto(`/profile?id=${found}`)
      await page.getByRole('button', { name: 'マッチングを解消' }).click()
    },
    fill: async () => {},
    button: (page) => page.getByRole('alertdialog').getByRole('button', { name: '解消する' }),
    call: '**/api/matching_status',
    says: [somethingWrong, ''],
    leaves: true,
    done: at('/recommends?status=matching&profile_list=true'),
  },
]

for (const form of forms) {
  test(`${form.title}: offline, a 500, a lost login and a slow answer lose nothing`, async ({ openPhone, server }) => {
    const { persona } = form
    const page = await openPhone({ path: null, ...(persona ? { persona } : {}) })
    await meetFailures(page, server, form)
  })
}
