import * as z from 'zod/mini'
import {
  anyHeight,
  bodyShapeNgReason,
  ngBodyTypePrefix,
  ngHeightPrefix,
  otherNgReason,
} from '../../../../../contract/enums/ng-reasons.ts'
import { countCharacters } from '../../../../../contract/rules/characters.ts'
import { ngReasonTextMaxLength } from '../../../../../contract/rules/text-limits.ts'
import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'

const copy = recommendationCopy.reason

export const ngDraftName = (pairingId: number): string => `ng.${pairingId}`

const text = z.catch(z.string(), '')

/** Answers of the reason form; '' for no choice. */
const answersSchema = z.object({ reason: text, bodyTypes: z.catch(z.array(text), []), height: text, other: text })

export type NgAnswers = z.output<typeof answersSchema>

/** Reads stored answers; anything invalid is empty. */
export const readNgAnswers = (stored: unknown): NgAnswers =>
  answersSchema.parse(answersSchema.safeParse(stored).data ?? {})

/** Whether a reason is chosen, with its details where it has any (REC-87, REC-95, REC-96, REC-103, REC-105). */
export function isNgComplete({ reason, bodyTypes, height, other }: NgAnswers): boolean {
  if (reason === bodyShapeNgReason) return bodyTypes.length > 0 || (height !== '' && height !== anyHeight)
  if (reason === otherNgReason) return other.trim() !== '' && !isTooLong(other)
  return reason !== ''
}

export const isTooLong = (other: string) => countCharacters(other) > ngReasonTextMaxLength

/** Returns the text about what is missing, shown above the button; undefined for a complete form. */
export function missingText(answers: NgAnswers): string | undefined {
  if (isNgComplete(answers)) return undefined
  if (answers.reason === bodyShapeNgReason) return copy.bodyMissing
  if (answers.reason === otherNgReason) return isTooLong(answers.other) ? copy.otherTooLong : copy.otherMissing
  return copy.reasonMissing
}

/** Returns the text to send. Body shapes or typed text replace their reason (REC-99 to REC-101, REC-104). */
export function ngReasonText({ reason, bodyTypes, height, other }: NgAnswers): string {
  if (reason === otherNgReason) return other.trim()
  if (reason !== bodyShapeNgReason) return reason
  const types = bodyTypes.length > 0 ? `${ngBodyTypePrefix}${bodyTypes.join('、')}` : ''
  const limit = height === '' ? '' : `${ngHeightPrefix}${height}`
  return `${types}${limit}`.trim()
}
