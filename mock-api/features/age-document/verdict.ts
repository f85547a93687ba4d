import type { AgeDocument } from '../../world/records/age-document.ts'

/** What the operator desk may decide: 1 hand in again, 2 verified, 3 and 4 under 18 (D-36). */
export type Verdict = NonNullable<AgeDocument['verdict']>

type Evidence = Pick<AgeDocument, 'birthDate' | 'issuer'>

const adultAge = 18

/**
 * The verdicts that a document allows on a day YYYY-MM-DD of Tokyo (IMP-14, D-18). 2 needs a legible issuer and a birth
 * date; under 18 leaves only 3 and 4; at 18, before the first April 2 after the birthday, school may not be over and
 * only 1 is left. Without any document there is nothing to approve.
 */
export function allowedVerdicts(document: Evidence | undefined, day: string): readonly Verdict[] {
  const birthDate = document?.birthDate ?? null
  if (birthDate === null) return [1, 3, 4]
  if (ageOn(birthDate, day) < adultAge) return [3, 4]
  if (day < schoolEnd(birthDate)) return [1]
  return document?.issuer ? [1, 2, 3, 4] : [1, 3, 4]
}

/** What happens without the operator: approval if the document allows it, else the mildest verdict it does (D-14). */
export function automaticVerdict(document: Evidence, day: string): Verdict {
  const allowed = allowedVerdicts(document, day)
  return allowed.includes(2) ? 2 : (allowed[0] ?? 1)
}

/** Full years on a day; both days are YYYY-MM-DD, which compare as text. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The first April 2 after the 18th birthday: from then on even the youngest of a school year has left school. */
function schoolEnd(birthDate: string): string {
  const year = Number(birthDate.slice(0, 4)) + adultAge
  return `${birthDate.slice(5) < '04-02' ? year : year + 1}-04-02`
}
