import { AgeDocumentPage } from '../../e2e/page-models/age-document-page.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const path = '/age_confirmation'

// Each of the rules with its id: copy-forms.test.ts.
test('AGE-01 AGE-16 AGE-19 what a document must show, what must be covered, which ones are taken', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-resubmit', path })
  for (const text of [
    '発行元と生年月日は、加工せずはっきり写してください。',
    'それ以外の部分（氏名・住所・番号・顔写真）は隠してください。',
    '高校生の方はご利用いただけません。',
  ]) {
    await expect(page.getByText(text, { exact: true }), text).toBeVisible()
  }
  covers('AGE-08')
  await expect(page.getByText('運転免許証', { exact: true })).toBeVisible()
  covers('AGE-09')
  await expect(page.getByText('健康保険証', { exact: true })).toBeVisible()
  covers('D-138')
  await expect(page.getByText('資格確認書', { exact: true })).toBeVisible()
  covers('AGE-10')
  await expect(page.getByText('パスポート', { exact: true })).toBeVisible()
  covers('AGE-11')
  await expect(page.getByText('マイナンバーカード（表面のみ）', { exact: true })).toBeVisible()
  await expect(page.getByText('再提出が必要です')).toBeVisible()
})

test('AGE-02 without a login the screen leads to /login', async ({ openPhone }) => {
  const page = await openPhone({ path })
  await expect(page).toHaveURL(/\/login$/)
})

test('D-138 AGE-17 a file of another type and an empty one are refused beside the field, each with its reason', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-resubmit', path })
  const form = new AgeDocumentPage(page)
  await form.choose({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(
    page.getByText('JPEG・PNG・WebPの画像を選んでください。HEIC・GIF・PDFなどはお使いいただけません。'),
  ).toBeVisible()
  await expect(form.submit).toHaveCount(0)
  await form.choose({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText('JPEG・PNG・WebPの画像を選んでください。')).toBeVisible()
  await form.choose({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('') })
  await expect(page.getByText('画像を読み取れませんでした。')).toBeVisible()
  await expect(page.getByText('JPEG・PNG・WebPの画像を選んでください。')).toHaveCount(0)
})
