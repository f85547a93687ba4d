import { uncheckedNote } from '../../../src/contract/files/har-unchecked.ts'
import { checkHar } from '../contract-check/check-har.ts'
import { type Exchange, showExchange } from './show-exchange.ts'

/**
 * Returns the API calls and socket frames of an HTTP Archive as exchanges, oldest first, with their verdicts. Calls that
 * cannot be checked are `undocumented` and say why in place of the response.
 * @throws NoArchive
 */
export function exchangesOfHar(value: unknown): Exchange[] {
  const findings = checkHar(value).toSorted((one, other) => one.recorded.at - other.recorded.at)
  return findings.map(({ id, method, verdict, issues, reason, recorded }, index) => {
    const { at, url, status, durationMs, request, response } = recorded
    const checked = reason === undefined ? { verdict, issues } : { verdict: 'undocumented' as const, issues: [] }
    if (id === 'frame') {
      const direction = method === 'in' ? 'in' : 'out'
      return showExchange(index + 1, { at, direction, frame: request || response, host: hostOf(url), verdict: checked })
    }
    return showExchange(index + 1, {
      at,
      method,
      url,
      status,
      durationMs,
      headers: { request: recorded.requestHeaders, response: recorded.responseHeaders },
      request,
      response: response === '' && reason !== undefined ? uncheckedNote(reason) : response,
      verdict: checked,
    })
  })
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')
