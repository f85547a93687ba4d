import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { makeLocatedJpeg, makePicture } from '../../support/make-picture.ts'
import { violationsOfBoth } from '../../support/violations.ts'
import { ProfileForm } from '../page-models/profile-form.ts'

const path = '/form?only_profile_img=true'

test('PHOTO-02 PHOTO-29 API-12 a photo is cropped, shown, kept over a reload, and uploaded without its place', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path })
  const form = new ProfileForm(page)
  await form.heading.waitFor()
  await form.slot(2).setInputFiles(await makeLocatedJpeg(page, 'GPS-35.6812'))
  const dialog = page.getByRole('dialog', { name: '写真の調整' })
  await dialog.getByLabel('拡大').press('ArrowRight')
  await dialog.getByRole('button', { name: 'この写真を使う' }).click()
  await expect(dialog).toBeHidden()
  const shown = form.section('写真').locator('img').nth(1)
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg/)
  await page.reload()
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg/)

  const first = form.section('写真').locator('img').first()
  const before = await first.getAttribute('src')
  await form.submit.click()
  await page.waitForURL(/\/home/)
  await page.goto(path)
  await expect(shown).toHaveAttribute('src', /\/uploads\//)
  // The other slots stay as they were (API-12).
  await expect(first).toHaveAttribute('src', before ?? '')
  // Fetched by the page, because only the browser resolves its host name.
  const stored = await shown.evaluate(async (image) =>
    image instanceof HTMLImageElement ? (await fetch(image.src)).text() : '',
  )
  expect(stored).toContain('JFIF')
  expect(stored).not.toContain('GPS-35.6812')
})

test('PHOTO-20 a photo that does not load shows the social picture', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.route('**/uploads/**', (route) => route.abort())
  await page.route('**/images/samples/**', (route) => route.abort())
  await page.goto(path)
  const first = new ProfileForm(page).section('写真').locator('img').first()
  await expect(first).toHaveAttribute('src', /\/images\/fallback\/social\.png$/)
})

test('PHOTO-21 HOME-08 D-65 logs and reports a failed upload: the form stays, the slot can retry', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path })
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  const form = new ProfileForm(page)
  await form.heading.waitFor()
  await form.slot(1).setInputFiles(await makePicture(page, 'image/png'))
  await page.getByRole('button', { name: 'この写真を使う' }).click()
  await page.route('**/api/user/profile_img', (route) => route.abort())
  await form.submit.click()
  await expect(page.getByText('登録情報を更新しました。写真を送信できませんでした。')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/form')
  expect(logged.join('\n')).toContain('API-12')
  const mark = form.section('写真').getByText('未送信')
  const again = page.getByRole('button', { name: '写真1をもう一度送る' })
  await expect(mark).toHaveCount(1)

  await page.reload()
  await expect(mark).toHaveCount(1)
  await again.click()
  await expect(page.getByText('写真を送信できませんでした。', { exact: true })).toBeVisible()
  await expect(mark).toHaveCount(1)

  await page.unroute('**/api/user/profile_img')
  await again.click()
  await expect(page.getByText('写真を登録しました。')).toBeVisible()
  await expect(mark).toHaveCount(0)
  const shown = form.section('写真').locator('img').first()
  await expect(shown).toHaveAttribute('src', /\/uploads\//)
  await expect(page.getByText('登録情報を更新しました。', { exact: true })).toHaveCount(0)

  await form.slot(2).setInputFiles(await makePicture(page, 'image/png'))
  await page.getByRole('button', { name: 'この写真を使う' }).click()
  await form.submit.click()
  await page.waitForURL(/\/home/)
  await expect(page.getByText('登録情報を更新しました。', { exact: true })).toBeVisible()
})

test('axe finds nothing in the crop dialog, light and dark; Esc leaves it', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path })
  const form = new ProfileForm(page)
  await form.heading.waitFor()
  await form.slot(1).setInputFiles(await makePicture(page, 'image/webp'))
  const dialog = page.getByRole('dialog', { name: '写真の調整' })
  await dialog.waitFor()
  expect(await violationsOfBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('D-133 PHOTO-27 removing a chosen photo that is not saved drops the choice and keeps the stored photo', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path })
  const form = new ProfileForm(page)
  await form.heading.waitFor()
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const second = form.section('写真').locator('img').nth(1)
  const stored = (await second.getAttribute('src')) ?? ''
  await form.slot(2).setInputFiles(await makePicture(page, 'image/png'))
  await page.getByRole('button', { name: 'この写真を使う' }).click()
  await expect(second).toHaveAttribute('src', /^data:image/)
  await page.getByRole('button', { name: '写真2を削除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'はい' }).click()
  await expect(second).toHaveAttribute('src', stored)
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
})

test('D-138 a refused photo says why, and a transparent one gets white', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path })
  const form = new ProfileForm(page)
  await form.heading.waitFor()
  const dialog = page.getByRole('dialog', { name: '写真の調整' })
  const choose = (name: string, mimeType: string, text: string) =>
    form.slot(1).setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
  await choose('a.heic', 'image/heic', 'ftypheic')
  await expect(page.getByText('HEIC・GIF・PDFなどはお使いいただけません。')).toBeVisible()
  await choose('a.jpg', 'image/jpeg', 'no picture')
  await expect(page.getByText('画像を読み取れませんでした。')).toBeVisible()
  await form.slot(1).setInputFiles(await makePicture(page, 'image/png', 640, 199))
  await expect(page.getByText('画像が小さすぎて、はっきり表示できません。')).toBeVisible()
  await expect(dialog).toBeHidden()

  const clear = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 400
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(clear.split(',')[1] ?? '', 'base64')
  await form.slot(1).setInputFiles({ name: 'clear.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('button', { name: 'この写真を使う' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('画像が小さすぎて')).toHaveCount(0)
  const shown = form.section('写真').locator('img').first()
  await expect(shown).toHaveAttribute('src', /^data:image/)
  const pixel = await shown.evaluate(async (image: HTMLImageElement) => {
    const drawn = document.createElement('canvas')
    drawn.width = drawn.height = 1
    const context = drawn.getContext('2d')
    await image.decode()
    context?.drawImage(image, 0, 0, 1, 1)
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
  })
  expect(pixel).toEqual([255, 255, 255, 255])
})
