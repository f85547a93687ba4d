import * as z from 'zod/mini'
import { controlPrefix } from '../../src/contract/control/define-control.ts'
import { controlEndpoints } from '../../src/contract/control/endpoints.ts'
import type { RefusalStatus } from '../../src/contract/wire/endpoint.ts'

const endpoints = controlEndpoints.map(({ method, path, response, refusals }) => {
  const pattern = new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`)
  return { method, pattern, response, refusals }
})

/**
 * Checks the response of a control call against the contract.
 * @param path below `/__control`, with query
 */
export function checkControlResponse(method: string, path: string, status: number, body: unknown): void {
  const [place = ''] = `${controlPrefix}${path}`.split('?')
  const endpoint = endpoints.find((candidate) => candidate.method === method && candidate.pattern.test(place))
  if (!endpoint) return
  const schema = status === 200 ? endpoint.response : endpoint.refusals[status as RefusalStatus]
  const parsed = schema && z.safeParse(schema, body)
  if (parsed?.success) return
  throw new Error(
    `Failed to accept ${status} of ${method} ${place}: ${parsed ? z.prettifyError(parsed.error) : 'no such status'}. ` +
      'Correct its route or the contract.',
  )
}
