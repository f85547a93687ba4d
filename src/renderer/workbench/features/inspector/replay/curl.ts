import { loginNames } from '../../../../../contract/rules/session-values.ts'
import type { Sent } from './replay.ts'

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * A call as a shell command. Redacted values stay marked, to be replaced by hand. The log stores no session headers, so
 * the headers of the login are variables to fill in (from `POST /__control/sessions`), with a prefix because shells keep
 * `UID` to themselves.
 */
export function curlOf({ method, path, request }: Sent, origin: string): string {
  const headers = loginNames.map((name) => {
    const variable = `YOIMACHI_${name.replaceAll('-', '_').toUpperCase()}`
    return `-H "${name}: $${variable}"`
  })
  const type = /^[[{]/.test(request.trim()) ? 'application/json' : 'application/x-www-form-urlencoded'
  const body = [`-H ${quote(`content-type: ${type}`)}`, `--data-raw ${quote(request)}`]
  const hasBody = method !== 'GET' && request !== '' && request !== '{}'
  // curl reads brackets in an address as a list of addresses.
  const literally = /[[\]{}]/.test(path) ? '-g ' : ''
  return [`curl ${literally}-X ${method} ${quote(origin + path)}`, ...headers, ...(hasBody ? body : [])].join(' \\\n  ')
}
