import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { loginNames } from '../../../../contract/rules/session-values.ts'

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * A call as a shell command. The log keeps no login, so the five session headers stand as variables to fill in
 * (`POST /__control/sessions` gives them).
 */
export function curlOf({ method, path, request }: Exchange, origin: string): string {
  const headers = loginNames.map((name) => {
    const variable = name.replace('-', '_').toUpperCase()
    return `-H "${name}: $${variable}"`
  })
  const isJson = /^[[{]/.test(request.trim())
  const hasBody = method !== 'GET' && request !== '' && request !== '{}'
  const body = hasBody
    ? [
        `-H ${quote(`content-type: ${isJson ? 'application/json' : 'application/x-www-form-urlencoded'}`)}`,
        `--data-raw ${quote(request)}`,
      ]
    : []
  return [`curl -X ${method} ${quote(origin + path)}`, ...headers, ...body].join(' \\\n  ')
}
