import { routeOf } from '../../../contract/routes.ts'

/** Pages that begin or end a login, or are reached with a token. */
const ofLogin: ReadonlySet<string> = new Set([
  '/login',
  '/signup',
  '/after_sign_up',
  '/forget_password',
  '/password_reset',
  '/user_confirmation',
])

/**
 * Whether a page of the mock is opened on the real phone as well. One that names somebody or something is not: the ids of the
 * two are not the same, and the app ends the login of who asks for one that is not there.
 */
export function isFollowed(address: string): boolean {
  const route = routeOf(address)
  if (route === undefined || ofLogin.has(route) || route.includes(':')) return false
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? []
  return [...new URLSearchParams(query).keys()].every((name) => !/id$|token|code/i.test(name))
}
