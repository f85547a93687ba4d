import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { operatorPlaceholder } from '../../../../lib/copy/legal.ts'
import built from './legal.json'

const fact = z.string().check(z.trim(), z.minLength(1))

/** What only the company behind a release can say; in legal.json beside config.json (docs/deployment.md). */
const legalFactsSchema = z.strictObject({
  seller: fact,
  representative: fact,
  address: fact,
  phone: fact,
  email: fact,
  /** Where a dispute is heard. */
  court: fact,
  /** What the service is registered as, e.g. with the police of the prefecture. */
  notifications: z.array(z.strictObject({ name: fact, number: fact })).check(z.minLength(1)),
  /** Who receives data of members from their devices; empty where nobody does. */
  dataDestinations: z.array(z.strictObject({ name: fact, data: fact, purpose: fact })),
})

export type LegalFacts = z.output<typeof legalFactsSchema>

/** @throws Error that names every field which is missing, empty or unknown */
export function parseLegalFacts(raw: unknown): LegalFacts {
  const read = legalFactsSchema.safeParse(raw)
  if (read.success) return read.data
  const faults = read.error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? ` ${issue.keys.join(', ')}` : ''
    return `${issue.path.join('.') || 'the file'}${unknown}: ${issue.message}`
  })
  throw new Error(`Failed to read legal.json: ${faults.join('; ')}. Correct it; docs/deployment.md lists the fields.`)
}

/** As they were when the bundle was built: the first words of the pages, until the host's file is read. */
export const builtFacts = parseLegalFacts(built)

/** Signs of a text that stands in for a fact. */
const placeholder = /公開時に|\.example\b/

/** The fields that still hold placeholders, e.g. `notifications.0.number`. */
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

/** Above a page of the company: what is still to be filled in (IMP-27). */
export function noteOf(facts: LegalFacts): string | null {
  return missingFacts(facts).length > 0 ? operatorPlaceholder : null
}

/** The facts of the host's legal.json; those of the build until it is read and where it cannot be. */
export function useLegalFacts(): LegalFacts {
  const { data } = useQuery({
    queryKey: ['legal.json'],
    queryFn: readLegalFacts,
    staleTime: Infinity,
    retry: false,
  })
  return data ?? builtFacts
}

async function readLegalFacts({ signal }: { signal: AbortSignal }): Promise<LegalFacts> {
  const answer = await fetch(`${import.meta.env.BASE_URL}legal.json`, { cache: 'no-cache', signal })
  try {
    return parseLegalFacts(answer.ok ? await answer.json() : builtFacts)
  } catch (error) {
    // For the operator; members read what the build says.
    console.error(error)
    return builtFacts
  }
}
