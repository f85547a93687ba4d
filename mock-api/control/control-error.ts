import type { Context } from 'hono'
import * as z from 'zod/mini'

/** A control call that cannot be done, with a status and one line that says why and what to do. */
export class ControlError extends Error {
  override readonly name = 'ControlError'

  constructor(
    readonly status: 400 | 404 | 409 | 422,
    message: string,
  ) {
    super(message)
  }
}

/** The parsed JSON body of a control call; an empty body counts as {}. */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text()
  let value: unknown
  try {
    value = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new ControlError(400, 'Failed to read the body: it is not JSON. Send a JSON object.')
  }
  const parsed = z.safeParse(schema, value)
  if (!parsed.success)
    throw new ControlError(422, `Failed to read the body: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
