import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { readFacts } from '../../support/world-facts.ts'
import { FirefoxPage, firefoxPath } from './firefox.ts'

/** A busy machine gives Firefox little time. */
const patient = expect.configure({ timeout: 30_000 })

test.skip(firefoxPath === undefined, 'needs a Firefox of the system')

/** What the form shows, and whether its button can be pressed. */
const shown = `(() => {
  const form = document.querySelector('main form')
  return {
    ready: form?.querySelector('button[type=submit]')?.matches(':enabled') === true,
    email: form?.querySelector('[name=email]')?.value,
    sex: form?.querySelector('[name=sex]:checked')?.value,
    terms: form?.querySelector('[name=terms]')?.checked,
  }
})()`

// Firefox alone keeps the state of a form when its page is loaded again.
test('AUTH-33 AUTH-38 what Firefox shows in /signup after a reload is what is sent', async ({ server }) => {
  test.setTimeout(240_000)
  const email = 'firefox@yoimachi.example'
  const page = await FirefoxPage.launch(firefoxPath ?? '')
  try {
    await page.goto(`${server.phone('a')}/signup`)
    await patient.poll(() => page.evaluate(shown)).toMatchObject({ email: '' })
    await page.press('[name=email]')
    await page.type(email)
    await page.press('label:has([name=sex][value="2"])')
    await page.press('[name=terms]')
    await patient.poll(() => page.evaluate(shown)).toMatchObject({ email, sex: '2', terms: true })
    await page.reload()
    await patient.poll(() => page.evaluate(shown)).toMatchObject({ ready: true, email, sex: '2', terms: true })
    for (const name of ['password', 'password_confirmation']) {
      await page.press(`[name="${name}"]`)
      await page.type('yoimachi123')
    }
    await page.press('main form button[type=submit]')
    const sexes = async () =>
      (await readFacts(server.control))('members')
        .filter((member) => member['email'] === email)
        .map(({ sex }) => sex)
    await patient.poll(sexes).toEqual([2])
  } finally {
    await page.close()
  }
})
