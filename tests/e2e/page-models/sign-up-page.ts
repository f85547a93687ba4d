import type { Locator, Page } from '@playwright/test'

interface SignUpValues {
  email: string
  password: string
  confirmation?: string
  sex?: '男性' | '女性'
  terms?: boolean
}

/** /signup. */
export class SignUpPage {
  readonly page: Page
  readonly email: Locator
  readonly password: Locator
  readonly confirmation: Locator
  readonly terms: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.email = page.getByLabel('メールアドレス')
    this.password = page.getByLabel('パスワード', { exact: true })
    this.confirmation = page.getByLabel('パスワード（確認）')
    this.terms = page.getByRole('checkbox')
    this.submit = page.getByRole('button', { name: '登録する' })
  }

  static async open(page: Page, query = ''): Promise<SignUpPage> {
    await page.goto(`/signup${query}`)
    const signUp = new SignUpPage(page)
    await signUp.submit.waitFor()
    return signUp
  }

  sex(name: '男性' | '女性'): Locator {
    return this.page.getByRole('radio', { name })
  }

  async fill({ email, password, confirmation = password, sex, terms = true }: SignUpValues): Promise<void> {
    // The login screen has fields with the same names and stays until this page is loaded.
    await this.submit.waitFor()
    await this.email.fill(email)
    await this.password.fill(password)
    await this.confirmation.fill(confirmation)
    if (sex) await this.sex(sex).check()
    if (terms) await this.terms.check()
  }
}
