import { readApi } from '../../e2e/page-models/member-api.ts'
import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { quietHome, unsaved } from '../form-steps.ts'
import type { Act } from './act.ts'

interface Account {
  rank: string
  rank_req_flag: number
  tutorial_check: number
  twitterid: string
}
const account = (page: Parameters<Act['held']>[0]) => readApi<Account>(page, '/api/account')
const failed = '登録できませんでした。もう一度お試しください。'

/** The own profile, its steps, and the settings. */
export const profileActs: readonly Act[] = [
  {
    write: 'updateProfile',
    title: 'the profile',
    persona: 'woman',
    call: '/api/user/update',
    open: async (page) => {
      await page.goto('/femaleform')
      await new ProfileForm(page).name.fill('あかりの新しい名前')
    },
    press: (page) => new ProfileForm(page).submit.click(),
    held: async (page) => {
      const { twitter_name: name } = await readApi<{ twitter_name: string }>(page, '/api/account-detail')
      return name === 'あかりの新しい名前' ? 1 : 0
    },
    done: /\/home/,
    undone: unsaved,
    left: '登録情報を更新しました。',
  },
  {
    write: 'deletePhoto',
    title: 'the removal of a photo',
    persona: 'man',
    call: '/api/user/profile_img',
    method: 'DELETE',
    open: async (page) => {
      await page.goto('/form?only_profile_img=true')
      await page.getByRole('button', { name: '写真3を削除' }).click()
    },
    press: (page) => page.getByRole('alertdialog', { name: '削除確認' }).getByRole('button', { name: 'はい' }).click(),
    held: async (page) => {
      const { profile3 } = await readApi<{ profile3: string }>(page, '/api/account-detail')
      return profile3.endsWith('default.png') ? 1 : 0
    },
    done: '写真3を削除',
    gone: '写真3を削除',
    undone: '送信されていません。',
    left: null,
  },
  {
    write: 'tutorialCheck',
    title: 'the guide',
    persona: 'woman-tutorial',
    call: '/api/tutorial_check',
    open: async (page) => {
      await page.goto('/tutorial')
      await page.getByRole('checkbox').first().waitFor()
      for (const box of await page.getByRole('checkbox').all()) await box.check()
    },
    press: (page) => page.getByRole('button', { name: 'ホームへ' }).click(),
    held: async (page) => (await account(page)).tutorial_check,
    done: /\/home/,
    undone: '確認を保存できませんでした。もう一度お試しください。',
    left: null,
    elsewhere: '/about/privacy',
  },
  {
    write: 'movieDone',
    title: 'the videos',
    persona: 'man-g',
    call: '/api/user/movie_done',
    open: async (page) => {
      await page.goto('/maletutorial')
      const watched = page.getByRole('button', { name: '視聴しました' })
      for (const clip of [2, 3, 4, 5]) {
        await watched.click()
        await page.getByText(`${clip}/5`).waitFor()
      }
    },
    press: (page) => page.getByRole('button', { name: '視聴しました' }).click(),
    held: async (page) => ((await account(page)).rank === 'G' ? 0 : 1),
    done: /\/home/,
    undone: failed,
    left: null,
  },
  {
    write: 'updatePropensity',
    title: 'the introduction of the ladder',
    persona: 'man-f',
    call: '/api/user/propensity_update',
    open: async (page) => {
      await quietHome(page)
      await page.getByLabel('自己紹介・好みの傾向').fill('夜の散歩が好きです。'.repeat(6))
    },
    press: (page) => page.getByRole('button', { name: '登録する' }).click(),
    held: async (page) => ((await account(page)).rank === 'F' ? 0 : 1),
    done: 'X（旧Twitter）のID',
    undone: unsaved,
    left: null,
  },
  {
    write: 'updateTwitterid',
    title: 'the social account of the ladder',
    persona: 'man-e',
    call: '/api/user/twitterid_update',
    open: async (page) => {
      await quietHome(page)
      await page.getByLabel('X（旧Twitter）のID').fill('keisuke_e')
      await page.getByRole('region', { name: 'はじめのステップ' }).getByRole('checkbox').check()
    },
    press: (page) => page.getByRole('button', { name: '登録する' }).click(),
    held: async (page) => ((await account(page)).twitterid === 'keisuke_e' ? 1 : 0),
    done: '登録が完了しました。',
    undone: unsaved,
    left: '登録が完了しました。',
  },
  {
    write: 'rankRequest',
    title: 'the request of a rank',
    persona: 'man',
    call: '/api/rankrequest',
    open: async (page) => void (await page.goto('/rankrequest')),
    press: (page) => page.getByRole('button', { name: 'ランクを申請する' }).click(),
    held: async (page) => (await account(page)).rank_req_flag,
    done: '申請を受け付けました',
    undone: 'しばらく経ってから再度申請してください。',
    left: '申請を受け付けました',
  },
  {
    write: 'updateRecommendationSetting',
    title: 'the conditions',
    persona: 'man',
    call: '/api/recommend_setting',
    method: 'POST',
    open: async (page) => {
      await page.goto('/conditionsform')
      await new ProfileForm(page).pick('お相手のSM傾向', 'かなりM')
    },
    press: (page) => page.getByRole('button', { name: '保存する' }).click(),
    held: async (page) => {
      const path = '/api/recommend_setting'
      const { recommend_setting: stored } = await readApi<{ recommend_setting: { liked_sm: number } }>(page, path)
      return stored.liked_sm === 0 ? 0 : 1
    },
    done: /\/home/,
    undone: unsaved,
    left: '登録情報を更新しました。',
  },
  {
    write: 'hiddenMode',
    title: 'the privacy mode',
    persona: 'woman-premium',
    call: '/api/submit_hidden_mode',
    open: async (page) => {
      await page.goto('/timeline')
      await page.getByRole('switch', { name: /^プライバシーモード/ }).waitFor()
    },
    press: (page) => page.getByRole('switch', { name: /^プライバシーモード/ }).click(),
    held: async (page) => ((await readApi<{ hidden_mode: boolean }>(page, '/api/timeline')).hidden_mode ? 1 : 0),
    done: 'タイムラインに表示されません',
    undone: '送信されていません。',
    left: null,
  },
  {
    write: 'changePassword',
    title: 'the password',
    persona: 'woman',
    call: '/api/auth/password',
    method: 'PUT',
    open: async (page) => {
      await page.goto('/notice/index')
      await page.getByText('パスワードを変更する').click()
      await page.getByLabel('新しいパスワード', { exact: true }).fill('evening-88')
      await page.getByLabel('新しいパスワード（確認）').fill('evening-88')
    },
    press: (page) => page.locator('form button[type=submit]').click(),
    held: async (_page, { url }) => {
      const body = JSON.stringify({ email: 'woman@yoimachi.example', password: 'evening-88' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${url}/api/auth/sign_in`, { method: 'POST', headers, body })).ok ? 1 : 0
    },
    done: 'パスワードを変更しました。',
    undone: 'エラーが発生しました。',
    second: 'ログインの有効期限が切れました。',
    repeats: true,
    left: 'パスワードを変更しました。',
    leads: true,
  },
]
