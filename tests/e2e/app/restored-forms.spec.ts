import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { SignUpPage } from '../page-models/sign-up-page.ts'

// Chromium without its back/forward cache loads a page again on Back and restores the choices in it. Text fields whose
// value React has written into the markup stay empty.

const email = `restored-${process.pid}@yoimachi.example`

test('AUTH-33 AUTH-38 the choices that the browser restores on Back are the ones that are sent', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  await signUp.fill({ email, password: 'yoimachi123', sex: '女性' })
  await page.goto('/about/terms')
  await page.goBack()
  await expect(signUp.sex('女性')).toBeChecked()
  await expect(signUp.terms).toBeChecked()
  await expect(signUp.submit).toBeEnabled()
  await signUp.email.fill(email)
  await signUp.password.fill('yoimachi123')
  await signUp.confirmation.fill('yoimachi123')
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/auth'))
  await signUp.submit.click()
  expect((await request).postDataJSON()).toMatchObject({ email, sex: 2 })
})

test('AUTH-33 AUTH-38 restored choices can be changed', async ({ openPhone }) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  await signUp.fill({ email, password: 'yoimachi123', sex: '女性' })
  await page.goto('/about/terms')
  await page.goBack()
  await expect(signUp.submit).toBeEnabled()
  await signUp.email.fill(email)
  await signUp.sex('男性').check()
  await signUp.terms.uncheck()
  await expect(signUp.sex('女性')).not.toBeChecked()
  await signUp.submit.click()
  await expect(page.getByText('性別を選択してください。')).toHaveCount(0)
  await expect(page.getByText('利用規約とプライバシーポリシーへの同意が必要です。')).toBeVisible()
})

test('AUTH-16 AUTH-53 the texts that the browser restores in the login and in the password mail count', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/login' })
  const login = new LoginPage(page)
  await login.email.fill('man@yoimachi.example')
  await page.goto('/about/terms')
  await page.goBack()
  await expect(login.email).toHaveValue('man@yoimachi.example')
  await login.password.fill('yoimachi123')
  await login.submit.click()
  await page.waitForURL('**/home')
})

test('a form behind the login shows after Back what it sends', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/femaleform' })
  const form = new ProfileForm(page)
  await form.complete()
  const states = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('main :is(input[type=radio], input[type=checkbox])')]
        .filter(({ checked }) => checked)
        .map(({ name, value }) => `${name} ${value}`),
    )
  const before = await states()
  await page
    .locator('main input[type=radio]:not(:checked)')
    .first()
    .evaluate((radio: HTMLInputElement) => radio.click())
  const after = await states()
  expect(after).not.toEqual(before)
  await page.goto('/about/terms')
  await page.goBack()
  await form.complete()
  // Its draft restores the choice, and the browser adds nothing.
  await expect.poll(states).toEqual(after)
})
