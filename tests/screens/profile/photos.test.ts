import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const path = '/form?only_profile_img=true'

test('PHOTO-01 PHOTO-12 PHOTO-13 PHOTO-14 PHOTO-28 PHOTO-29 three slots, images only, with the notices', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path })
  const form = new ProfileForm(page)
  for (const slot of [1, 2, 3] as const) await expect(form.slot(slot)).toHaveAttribute('accept', 'image/*')
  await expect(page.getByText('QRコードや性器の写真は削除します。')).toBeVisible()
  await expect(page.getByText('画像の無断使用・転載を禁止します。')).toBeVisible()
  await form.slot(1).setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(
    page.getByText('JPEG・PNG・WebPの画像を選んでください。HEIC・GIF・PDFなどはお使いいただけません。'),
  ).toBeVisible()
})

test('PHOTO-06 deleting asks first and ends at the default', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path })
  const form = new ProfileForm(page)
  const remove = page.getByRole('button', { name: '写真3を削除' })
  await remove.click()
  const dialog = page.getByRole('alertdialog', { name: '削除確認' })
  covers('PHOTO-08')
  covers('PHOTO-05')
  covers('PHOTO-07')
  await expect(dialog).toContainText('削除してもよろしいですか？')
  await dialog.getByRole('button', { name: 'いいえ' }).click()
  covers('PHOTO-03')
  covers('PHOTO-10')
  await expect(remove).toBeVisible()
  await remove.click()
  await dialog.getByRole('button', { name: 'はい' }).click()
  covers('PHOTO-09', 'PHOTO-25')
  await expect(remove).toHaveCount(0)
  covers('PHOTO-04', 'PHOTO-11', 'PHOTO-26', 'PHOTO-27')
  await expect(form.section('写真').locator('img').nth(2)).toHaveAttribute('src', /\/images\/fallback\/default\.png$/)
})
