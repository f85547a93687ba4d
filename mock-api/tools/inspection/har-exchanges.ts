import { checkHar } from '../contract-check/check-har.ts'
import { showExchange, type Exchange } from './show-exchange.ts'

/**
 * Returns the API calls and socket frames of an HTTP Archive as exchanges, oldest first, with their verdicts. Calls that
 * cannot be checked are `undocumented` and say why in place of the response.
 * Throws an error with one line when the value is no HTTP Archive.
 */
export function exchangesOfHar(value: unknown): Exchange[] {
  const findings = checkHar(value).toSorted((one, other) => one.recorded.at - other.recorded.at)
  return findings.map(({ id, method, verdict, issues, reason, recorded }, place) => {
    const { at, url, status, durationMs, request, response } = recorded
    const checked = reason === undefined ? { verdict, issues } : { verdict: 'undocumented' as const, issues: [] }
    if (id === 'frame') {
      const direction = method === 'in' ? 'in' : 'out'
      return showExchange(place + 1, { at, direction, frame: request || response, host: hostOf(url), verdict: checked })
    }
    return showExchange(place + 1, {
      at,
      method,
      url,
      status,
      durationMs,
      headers: { request: recorded.requestHeaders, response: recorded.responseHeaders },
      request,
      response: response === '' && reason !== undefined ? `（確かめられません：${reason}）` : response,
      verdict: checked,
    })
  })
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')
