import * as z from 'zod/mini'
import { wireText } from '../../wire/wire-request.ts'
import { mediaIdPattern, phonePattern, twitterIdPattern } from './contact-patterns.ts'

const socialIdText = 'TwitterIDを入力してください。'

/** twitterid, or '' to clear it: 1 to 15 letters, digits and underscores (FORM-15). */
export const socialId = wireText().check(z.regex(twitterIdPattern, socialIdText))

/** twitterid where it must be given (API-16). */
export const requiredSocialId = wireText().check(z.regex(/^\w{1,15}$/, socialIdText))

/** tiktok and instagram, or '': at most 30 letters, digits, dots and underscores (FORM-15). */
export const mediaId = wireText().check(
  z.regex(mediaIdPattern, '30文字以内の半角英数字・ドット・アンダースコアで入力してください'),
)

/** Full-width digits to ASCII, blanks and hyphens of all kinds away (FORM-114, PAY-73). */
export function foldDigits(text: string): string {
  const folded = text.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
  return folded.replaceAll(/[\s\-‐‑–—−ー－]/g, '')
}

/** Phone number, or '': 10 or 11 digits beginning with 0 after folding; kept folded (FORM-114). */
export const phoneNumber = z.pipe(
  z.pipe(wireText(40), z.transform(foldDigits)),
  z.string().check(z.regex(phonePattern, '電話番号を確認してください')),
)
