/** A body or query that cannot be parsed as its declared type. */
export class MalformedBody extends Error {
  override readonly name = 'MalformedBody'
}

/** Pairs in a form or a query. */
const mostPairs = 4096
/** Levels of names and of JSON. */
const deepest = 100

/** Throws MalformedBody for more values than Rack takes, and for fewer where each costs more. */
export function assertCount(count: number, most = mostPairs): void {
  if (count > most) throw new MalformedBody('項目が多すぎます。')
}

/** Throws MalformedBody for a nesting that is deeper than Rack takes. */
export function assertDepth(depth: number): void {
  if (depth > deepest) throw new MalformedBody('入れ子が深すぎます。')
}
