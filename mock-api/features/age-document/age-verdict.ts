import { AgeConf } from '../../../src/contract/enums/member.ts'
import type { AgeDocument } from '../../world/records/age-document.ts'

/** Decisions of the operator desk (D-36). */
export type AgeVerdict = NonNullable<AgeDocument['verdict']>

type Evidence = Pick<AgeDocument, 'birthDate' | 'issuer'>

const { resubmit, verified, underAge, reportedUnderAge } = AgeConf
/** Verdicts on a document that proves no age. */
const unproven = [resubmit, underAge, reportedUnderAge] as const

/** Age from which a person may use the service. */
export const adultAge = 18

/** First birthday of a school year, MM-DD. */
const schoolYearBegins = '04-02'

/**
 * Returns the verdicts that a document allows on a Tokyo day YYYY-MM-DD (IMP-14, D-18). Verifying needs a legible
 * issuer and birth date. Under 18 only the two verdicts of that name remain. At 18, before the first April 2 after the
 * birthday, only a resubmission remains, because school may not be over.
 */
export function allowedVerdicts(document: Evidence | undefined, day: string): readonly AgeVerdict[] {
  const birthDate = document?.birthDate ?? null
  if (birthDate === null) return unproven
  if (ageOn(birthDate, day) < adultAge) return [underAge, reportedUnderAge]
  if (day < schoolEnd(birthDate)) return [resubmit]
  return document?.issuer ? [resubmit, verified, underAge, reportedUnderAge] : unproven
}

/** Returns the automatic verdict: approval if the document allows it, otherwise the mildest allowed verdict (D-14). */
export function automaticVerdict(document: Evidence, day: string): AgeVerdict {
  const allowed = allowedVerdicts(document, day)
  return allowed.includes(verified) ? verified : (allowed[0] ?? resubmit)
}

/** Returns the age in full years on a day. Both days are YYYY-MM-DD, which compare as text. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Returns the first April 2 after the 18th birthday, when even the youngest of a school year has left school. */
function schoolEnd(birthDate: string): string {
  const year = Number(birthDate.slice(0, 4)) + adultAge
  return `${birthDate.slice(5) < schoolYearBegins ? year : year + 1}-${schoolYearBegins}`
}
