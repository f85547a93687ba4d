import * as z from 'zod/mini'
import built from './legal.json' with { type: 'json' }

/** Placeholder for the facts of a company. */
const operatorPlaceholder = '本ページの事業者情報は公開時に記載します。'

const fact = z.string().check(z.trim(), z.minLength(1))

/** Facts about the operating company. A release reads them from legal.json beside config.json (docs/deployment.md). */
const legalFactsSchema = z.strictObject({
  seller: fact,
  representative: fact,
  address: fact,
  phone: fact,
  email: fact,
  /** Court with jurisdiction over disputes. */
  court: fact,
  /** Registrations of the service, e.g. with the prefectural police. */
  notifications: z.array(z.strictObject({ name: fact, number: fact })).check(z.minLength(1)),
  /** Recipients of data sent from members' devices. Empty when there are none. */
  dataDestinations: z.array(z.strictObject({ name: fact, data: fact, purpose: fact })),
})

export type LegalFacts = z.output<typeof legalFactsSchema>

/**
 * Parses the facts of legal.json.
 * @throws Error that names every missing, empty or unknown field
 */
export function parseLegalFacts(raw: unknown): LegalFacts {
  const read = legalFactsSchema.safeParse(raw)
  if (read.success) return read.data
  const faults = read.error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? ` ${issue.keys.join(', ')}` : ''
    return `${issue.path.join('.') || 'the file'}${unknown}: ${issue.message}`
  })
  throw new Error(`Failed to read legal.json: ${faults.join('; ')}. Correct it; docs/deployment.md lists the fields.`)
}

/** Facts at build time. Pages show them until the host's legal.json is loaded. */
export const builtFacts = parseLegalFacts(built)

/** Matches texts that stand in for a fact. */
const placeholder = /公開時に|\.example\b/

/** Returns the paths of the fields that still hold placeholders, e.g. `notifications.0.number`. */
export function missingFacts(facts: LegalFacts): string[] {
  return textsOf(facts, [])
    .filter(([, text]) => placeholder.test(text))
    .map(([path]) => path)
}

function textsOf(value: unknown, path: readonly string[]): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, [...path, key]))
}

/** Returns the notice that lists the missing facts above a company page, or null when none is missing (IMP-27). */
export function noteOf(facts: LegalFacts): string | null {
  return missingFacts(facts).length > 0 ? operatorPlaceholder : null
}
