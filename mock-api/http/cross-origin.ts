import { sessionNames } from '../../src/contract/rules/session-values.ts'

const sent = [...sessionNames, 'content-type'].join(',')
const read = sessionNames.join(',')

/** Protocols A15: what a page of another origin that may use the API learns of it. */
export function crossOriginHeaders(origin: string) {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': read,
    vary: 'Origin',
  }
}

/** The same before the call itself: what it may send. */
export function preflightHeaders(origin: string) {
  return {
    ...crossOriginHeaders(origin),
    'access-control-allow-headers': sent,
    'access-control-allow-methods': 'GET,POST,PUT,DELETE,OPTIONS',
  }
}
