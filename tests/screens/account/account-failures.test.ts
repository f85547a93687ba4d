import { ForgetPasswordPage } from '../../e2e/page-models/forget-password-page.ts'
import { LoginPage } from '../../e2e/page-models/login-page.ts'
import { mailLink } from '../../e2e/page-models/outbox.ts'
import { PasswordResetPage } from '../../e2e/page-models/password-reset-page.ts'
import { SignUpPage } from '../../e2e/page-models/sign-up-page.ts'
import { testFormFailures, type FormCase } from '../../support/form-failures.ts'
import { at, goTo, press, reads, somethingWrong, submit } from '../../support/form-steps.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const unreachable = '通信できませんでした。通信状況をご確認のうえ、もう一度お試しください。'
const trouble = 'ただいま処理できませんでした。しばらくしてから、もう一度お試しください。'
const withdrawalFailed = '退会処理に失敗しました。時間をおいて再度行ってください。'

/** Forms of arriving and leaving. */
const forms: readonly FormCase[] = [
  {
    title: 'D-117 the login',
    open: goTo('/login'),
    fill: async (page) => {
      await new LoginPage(page).email.fill('man@yoimachi.example')
      await new LoginPage(page).password.fill('yoimachi123')
    },
    button: (page) => new LoginPage(page).submit,
    call: '**/api/auth/sign_in',
    says: [unreachable, trouble],
    done: at('/home'),
  },
  {
    title: 'D-117 the sign-up',
    open: goTo('/signup'),
    fill: (page) =>
      new SignUpPage(page).fill({ email: 'newcomer@yoimachi.example', password: 'evening-88', sex: '男性' }),
    button: (page) => new SignUpPage(page).submit,
    call: '**/api/auth',
    says: [unreachable, trouble],
    done: at('/login?send_mail=true'),
  },
  {
    title: 'AUTH-52 AUTH-53 the forgotten password',
    open: goTo('/forget_password'),
    fill: (page) => new ForgetPasswordPage(page).email.fill('man@yoimachi.example'),
    button: (page) => new ForgetPasswordPage(page).submit,
    call: '**/api/auth/password',
    says: [somethingWrong, somethingWrong],
    done: reads('ご入力のメールアドレスに再設定用のリンクを送信しました。'),
  },
  {
    title: 'AUTH-61 AUTH-62 the new password behind the link',
    open: async (page, { control }) => {
      await (await ForgetPasswordPage.open(page)).send('man@yoimachi.example')
      await page.getByText('ご入力のメールアドレスに再設定用のリンクを送信しました。').waitFor()
      await page.goto(await mailLink(control, 'man@yoimachi.example'))
    },
    fill: async (page) => {
      await new PasswordResetPage(page).password.fill('evening-88')
      await new PasswordResetPage(page).confirmation.fill('evening-88')
    },
    button: submit,
    call: '**/api/auth/password',
    says: [somethingWrong, somethingWrong],
    done: at('/login'),
  },
  {
    title: 'NOTICE-11 NOTICE-13 the password on the notice page',
    persona: 'woman',
    open: async (page) => {
      await page.goto('/notice/index')
      await page.getByText('パスワードを変更する').click()
    },
    fill: async (page) => {
      await page.getByLabel('新しいパスワード', { exact: true }).fill('evening-88')
      await page.getByLabel('新しいパスワード（確認）').fill('evening-88')
    },
    button: submit,
    call: '**/api/auth/password',
    says: [somethingWrong, somethingWrong],
    secret: true,
    done: at('/login'),
  },
  {
    title: 'QUIT-18 QUIT-19 the withdrawal',
    persona: 'woman',
    open: goTo('/questionaire'),
    fill: async (page) => {
      await page.getByRole('radio', { name: 'その他' }).check()
      await page.getByLabel('詳しくお聞かせください（任意）').fill('しばらくお休みします')
    },
    button: press('次へ'),
    call: '**/api/cancel_reason',
    says: ['送信に失敗しました。もう一度お試しください。', '送信に失敗しました。もう一度お試しください。'],
    done: (page) => expect(page.getByRole('button', { name: '退会', exact: true })).toBeVisible(),
  },
  {
    title: 'QUIT-20 QUIT-22 QUIT-24 D-76 the second step of the withdrawal',
    persona: 'woman',
    open: async (page) => {
      const arriving = page.url() === 'about:blank'
      await page.goto('/questionaire')
      if (arriving) {
        await page.getByRole('radio', { name: 'その他' }).check()
        await page.getByLabel('詳しくお聞かせください（任意）').fill('しばらくお休みします')
      }
      await page.getByRole('button', { name: '次へ' }).click()
      await page.getByRole('button', { name: '退会', exact: true }).click()
    },
    fill: async () => {},
    button: press('退会する'),
    call: '**/api/cancel/female',
    says: [withdrawalFailed, withdrawalFailed],
    done: reads('退会が完了しました。'),
  },
]

testFormFailures(test, forms)
