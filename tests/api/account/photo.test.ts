import { expect, test } from 'vitest'
import { arrive } from '../../support/arrive.ts'
import { expectRefused } from '../../support/expect-refused.ts'
import { startMock } from '../../support/mock.ts'
import { jpegBytes, pngBytes, webpBytes } from '../../support/world/pictures.ts'

const photos = '/api/user/profile_img'
const pictures = { 'image/png': pngBytes(), 'image/jpeg': jpegBytes(), 'image/webp': webpBytes('VP8 ') }
const defaultPhoto = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/images\/fallback\/default\.png$/)

/** A form with one file per named slot. */
function formOf(files: Record<string, Uint8Array<ArrayBuffer> | string>, type = 'image/png'): FormData {
  const form = new FormData()
  for (const [slot, content] of Object.entries(files)) form.set(slot, new File([content], 'photo.png', { type }))
  return form
}

test('API-12 PHOTO-01 PHOTO-28 stores photos in their slots, serves them unchanged and shows them in the profile', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock, { sex: 1 }, {})
  const [first, third] = [pictures['image/png'], pictures['image/webp']]
  const { status, body } = await me.form(
    photos,
    formOf({ profile1: first, profile3: third }, 'application/octet-stream'),
  )
  expect(status).toBe(200)
  const stored = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/uploads\/[\w-]{22}\.(png|webp)$/)
  expect(body).toEqual({ success: true, profile1: stored, profile2: defaultPhoto, profile3: stored })
  const { success: _, ...addresses } = body
  expect((await me.get('/api/account-detail')).body).toMatchObject(addresses)
  for (const [address, type, bytes] of [
    [body.profile1, 'image/png', first],
    [body.profile3, 'image/webp', third],
  ] as const) {
    const picture = await fetch(address)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe(type)
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
    expect(picture.headers.get('cache-control')).toBe('private, no-cache')
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(bytes)
  }
})

test('D-95 deletes the photos of a withdrawn woman and refuses a picture of 400 megapixels', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock, { sex: 2 }, {})
  const { body } = await me.form(photos, formOf({ profile1: pictures['image/png'] }))
  const huge = Buffer.from(pngBytes())
  huge.writeUInt32BE(20_000, 16)
  huge.writeUInt32BE(20_000, 20)
  expect((await me.form(photos, formOf({ profile2: new Uint8Array(huge) }))).status).toBe(422)
  expect((await fetch(body.profile1)).status).toBe(200)
  await me.post('/api/cancel_reason', { cancel_reason: { cancel_reason: 'その他' } })
  expect((await me.post('/api/cancel/female')).status).toBe(200)
  expect((await fetch(body.profile1)).status).toBe(404)
})

test('API-12 PHOTO-12 PHOTO-29 refuses content other than JPEG, PNG or WebP for any declared type', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const refused = [svg, 'GIF89a', '<!doctype html>', '', pngBytes().slice(0, 40)]
  await expectRefused(
    mock,
    422,
    refused.map((content) => () => me.form(photos, formOf({ profile1: content }))),
    { errors: { profile1: ['10MB以下のJPEG・PNG・WebP画像を選んでください'] } },
  )
  const form = new FormData()
  form.set('profile2', 'not a file')
  await expectRefused(mock, 422, [() => me.form(photos, form)], {
    errors: { profile2: [expect.any(String)] },
  })
})

test('API-12 C-5 one bad picture refuses all of them', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock)
  await expectRefused(mock, 422, [() => me.form(photos, formOf({ profile1: pictures['image/png'], profile2: 'x' }))], {
    errors: { profile2: [expect.any(String)] },
  })
})

test('API-12 PHOTO-29 accepts 10 MB and refuses one byte more', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock)
  // Cameras append data behind the end of a JPEG; here it is padding before a second end.
  const sized = (length: number) => {
    const bytes = new Uint8Array(length)
    bytes.set(jpegBytes())
    bytes.set([0xff, 0xd9], length - 2)
    return bytes
  }
  const limit = 10 * 1024 * 1024
  await expectRefused(mock, 422, [() => me.form(photos, formOf({ profile1: sized(limit + 1) }))])
  expect((await me.form(photos, formOf({ profile1: sized(limit) }))).status).toBe(200)
})

test('API-13 C-8 accepts the slot in the query and refuses other numbers', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock, { photos: ['sample:1', 'sample:2', null] })
  const refused = [0, 4, 'x', null, undefined]
  await expectRefused(
    mock,
    422,
    refused.map((profile_img_no) => () => me.delete(photos, { profile_img_no })),
  )
  expect((await me.delete(`${photos}?profile_img_no=2`)).body).toMatchObject({
    profile1: expect.stringMatching(/samples\/01\.jpg$/),
    profile2: defaultPhoto,
  })
})

test('IMP-05 API-12 a restart finds the photos again', async () => {
  const first = await startMock()
  const { me, email } = await arrive(first)
  const { body } = await me.form(photos, formOf({ profile1: pictures['image/png'] }))
  await first.close()
  const second = await startMock({ dataDir: first.dataDir })
  const again = await (await second.signIn(email)).get('/api/account-detail')
  expect(new URL(again.body.profile1).pathname).toBe(new URL(body.profile1).pathname)
  expect((await fetch(again.body.profile1)).status).toBe(200)
})
