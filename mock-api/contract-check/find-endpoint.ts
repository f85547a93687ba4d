import { endpoints } from '../../src/contract/endpoints.ts'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'

const byCall = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]))

/** The documented call of a method and a path without query, or undefined. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  return byCall.get(`${method} ${path}`)
}
