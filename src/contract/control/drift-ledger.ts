import * as z from 'zod/mini'

/** Ways in which a response or an accepted request can deviate from the contract. */
export const driftKinds = ['missing', 'extra', 'type', 'status'] as const

/** A calendar day of Tokyo. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/**
 * A place in a schema: `response.rec[].status_n`, `status.500`. Array items are `[]`. `*` stands for names that could be
 * data, and for all fields beyond those that a ledger names.
 */
const placeInSchema = z
  .string()
  .check(z.regex(/^(?:status\.\d{3}|(?:request|response)(?:\.\w+|\.\*|\[\])*)$/), z.maxLength(300))

/** Characters of a reviewer's note. */
export const longestNote = 500

const drift = z.strictObject({
  place: placeInSchema,
  kind: z.enum(driftKinds),
  /** First and last day on which it was seen. */
  first: day,
  last: day,
  /** The reviewer's reason; null before a review. */
  note: z.nullable(z.string().check(z.minLength(1), z.maxLength(longestNote))),
})
export type Drift = Readonly<z.output<typeof drift>>

const call = z.strictObject({
  /** The last day on which the call behaved as documented, apart from reviewed drift; null for never. */
  confirmed: z.nullable(day),
  /** Number of checked responses. */
  samples: z.int().check(z.minimum(0)),
  drifts: z.array(drift),
})
export type CallDrift = Readonly<z.output<typeof call>>

/** Known drift of a real API by `METHOD /path`. Holds places and days only, never values. */
export const driftLedger = z.strictObject({
  calls: z.record(z.string().check(z.regex(/^[A-Z]+ \/api\/[\w/-]+$/)), call),
  version: z.literal(1),
})
export type DriftLedger = Readonly<z.output<typeof driftLedger>>

export const emptyLedger: DriftLedger = { calls: {}, version: 1 }

const unknownCall: CallDrift = { confirmed: null, samples: 0, drifts: [] }

/** Returns what a ledger knows of a call; nothing of a call that it does not name. */
export const callIn = ({ calls }: DriftLedger, name: string): CallDrift =>
  new Map(Object.entries(calls)).get(name) ?? unknownCall

export const isSameDrift = (a: Pick<Drift, 'place' | 'kind'>, b: Pick<Drift, 'place' | 'kind'>): boolean =>
  a.place === b.place && a.kind === b.kind

/** Serialises a ledger deterministically: calls, drifts and fields sorted, two spaces, a final line break. */
export function ledgerText({ calls, version }: DriftLedger): string {
  const sorted = Object.entries(calls)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { confirmed, samples, drifts }]) => [name, { confirmed, drifts: sortedDrifts(drifts), samples }])
  return `${JSON.stringify({ calls: Object.fromEntries(sorted), version }, null, 2)}\n`
}

function sortedDrifts(drifts: readonly Drift[]): Drift[] {
  const key = ({ place, kind }: Drift) => `${place} ${kind}`
  return drifts
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    .map(({ first, kind, last, note, place }) => ({ first, kind, last, note, place }))
}
