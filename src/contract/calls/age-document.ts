import * as z from 'zod/mini'
import { maxPhotoBytes } from '../rules/photo.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** Documents accepted for the age check (ENUM-60; AGE-08 to AGE-11). */
export const ageDocuments = [
  '運転免許証',
  '健康保険証',
  '資格確認書',
  'パスポート',
  'マイナンバーカード（表面のみ）',
] as const

/** Longest base64 text of a picture, including the data URL prefix. */
const maxBase64Length = Math.ceil(maxPhotoBytes / 3) * 4 + 100

/**
 * Submits an age document, which replaces the previous one (API-17). `filename` is the caller's user id. Another number
 * is a foreign identity; any other text is ignored.
 */
export const submitAgeDocumentEndpoint = defineEndpoint('API-17', 'POST /api/age_conf/submit', {
  summary: 'Submit an age document',
  sendsPictures: true,
  access: 'login',
  request: z.object({
    filename: z.catch(request.optional(request.id), undefined),
    imageformat: request.optional(request.text(20)),
    file: z
      .string('書類の画像を選択してください。')
      .check(
        z.minLength(1, '書類の画像を選択してください。'),
        z.maxLength(maxBase64Length, '10MB以下の画像を選択してください。'),
      ),
  }),
  identity: [{ at: 'filename', kind: 'id' }],
  response: wire.success,
})
