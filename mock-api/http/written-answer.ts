/** A response as it is sent. Header names are in lower case. */
export interface WrittenAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
}

/** Stands for the response of a call whose connection was cut. */
export const cutAnswer: WrittenAnswer = { status: 200, headers: {}, body: null }

export const isCut = (answer: WrittenAnswer): boolean => answer === cutAnswer

export function jsonAnswer(status: number, body: unknown): WrittenAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

export function textAnswer(status: number, body: string): WrittenAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=UTF-8' }, body }
}
