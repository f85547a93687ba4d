import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { makeLocatedJpeg, makePicture } from '../../support/make-picture.ts'
import { violationsOfBoth } from '../../support/violations.ts'
import { AgeDocumentPage } from '../page-models/age-document-page.ts'

const path = '/age_confirmation'

test('AGE-03 AGE-12 AGE-13 AGE-14 AGE-17 API-17 a chosen document is shown, sent as labelled PNG, and leads home', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-resubmit', path })
  const form = new AgeDocumentPage(page)
  await form.input.waitFor({ state: 'attached' })
  await expect(form.submit).toHaveCount(0)
  await form.choose(await makeLocatedJpeg(page, 'GPS-35.6812'))
  await expect(form.preview).toBeVisible()
  await expect(form.submit).toHaveText('提出する')

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let sent: { file?: string; imageformat?: string } = {}
  await page.route('**/api/age_conf/submit', async (route) => {
    sent = route.request().postDataJSON()
    await held
    await route.continue()
  })
  await form.submit.click()
  await expect(form.submit).toHaveText('アップロード中…')
  await expect(form.submit).toBeDisabled()
  await expect(page.getByRole('progressbar', { name: 'アップロード中…' })).toBeVisible()
  release()
  await page.waitForURL(/\/home/)
  await expect(page.getByText('年齢確認書類を提出しました。確認には最大1営業日かかります。')).toBeVisible()
  expect(sent.imageformat).toBe('PNG')
  expect(sent.file).toMatch(/^data:image\/png;base64,iVBOR/)
  const bytes = Buffer.from(sent.file?.split(',')[1] ?? '', 'base64').toString('latin1')
  expect(bytes).not.toContain('GPS-35.6812')
  await page.goto(path)
  await expect(page.getByText('書類を確認中です')).toBeVisible()
})

test('AGE-15 AGE-18 after a failure the button asks for later and works again', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-no-document', path })
  const form = new AgeDocumentPage(page)
  await form.choose(await makePicture(page, 'image/png'))
  await page.route('**/api/age_conf/submit', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await form.submit.click()
  await expect(form.submit).toHaveText('しばらくしてから再度提出してください')
  await expect(form.submit).toBeEnabled()
  await form.submit.click()
  await page.waitForURL(/\/home|\/payment_information/)
})

test('axe finds nothing on the age confirmation, light and dark', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-resubmit', path })
  const form = new AgeDocumentPage(page)
  await form.choose(await makePicture(page, 'image/webp'))
  await form.preview.waitFor()
  expect(await violationsOfBoth(page)).toEqual([])
})
