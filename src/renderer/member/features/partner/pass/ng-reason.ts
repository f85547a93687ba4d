import {
  bodyShapeNgReason,
  ngBodyTypePrefix,
  ngHeightPrefix,
  otherNgReason,
} from '../../../../../contract/enums/pairing.ts'

/** What the reason form holds; '' for nothing chosen. */
export interface NgAnswers {
  readonly reason: string
  readonly bodyTypes: readonly string[]
  readonly height: string
  readonly other: string
}

/** Under which name the answers about a pairing are kept until they are sent. */
export const ngDraftName = (pairingId: number): string => `ng.${pairingId}`

/** Answers that were kept; anything else counts as none. */
export function readNgAnswers(kept: unknown): NgAnswers {
  const stored = typeof kept === 'object' && kept !== null ? (kept as Partial<NgAnswers>) : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const { bodyTypes } = stored
  return {
    reason: text(stored.reason),
    bodyTypes: Array.isArray(bodyTypes) ? bodyTypes.map(text) : [],
    height: text(stored.height),
    other: text(stored.other),
  }
}

/** Whether the form may be sent: a reason, and its own part where it has one (REC-87, REC-95, REC-96, REC-103, REC-105). */
export function isNgComplete({ reason, bodyTypes, height, other }: NgAnswers): boolean {
  if (reason === bodyShapeNgReason) return bodyTypes.length > 0 || height !== ''
  if (reason === otherNgReason) return other.trim() !== ''
  return reason !== ''
}

/** The text that is sent: the parts of a body shape and the typed text replace their reason (REC-99 to REC-101, REC-104). */
export function ngReasonText({ reason, bodyTypes, height, other }: NgAnswers): string {
  if (reason === otherNgReason) return other.trim()
  if (reason !== bodyShapeNgReason) return reason
  const types = bodyTypes.length > 0 ? `${ngBodyTypePrefix}${bodyTypes.join('、')}` : ''
  const limit = height === '' ? '' : `${ngHeightPrefix}${height}`
  return `${types}${limit}`.trim()
}
