import * as z from 'zod/mini'

/** A control call that failed: `status` 0 when the server was not reached, and a line for people. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const refusal = z.object({ error: z.string() })

/**
 * Calls the control API of this origin and parses the answer (interfaces.md, Control API).
 * @param path behind `/__control`, e.g. `/clock`
 * @throws ControlProblem when the server refuses, cannot be reached or answers something else
 */
export async function callControl<Schema extends z.ZodMiniType>(
  method: Method,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<z.output<Schema>> {
  const request: RequestInit = { method }
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  let response: Response
  try {
    response = await fetch(`/__control${path}`, request)
  } catch {
    throw new ControlProblem(0, 'サーバーに接続できません。起動しているかご確認ください。')
  }
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const told = z.safeParse(refusal, answer)
    throw new ControlProblem(
      response.status,
      told.success ? told.data.error : `エラーが発生しました（${response.status}）。`,
    )
  }
  const parsed = z.safeParse(schema, answer)
  if (!parsed.success) {
    throw new ControlProblem(
      response.status,
      `${path} の応答を読み取れませんでした。${z.prettifyError(parsed.error)}`,
    )
  }
  return parsed.data
}
