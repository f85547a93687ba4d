import type { PhoneDifferences } from '../../../src/contract/control/backend.ts'
import { phoneBeside } from '../../../src/contract/rules/backend.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { phoneOf } from '../../http/hosts.ts'
import { railsPath } from '../../http/request-path.ts'
import { findEndpoint } from '../contract-check/check-call.ts'
import { compareShapes } from './compare-shapes.ts'
import type { RecordedCall } from './recorded.ts'

const phoneOfMock = 'a'

/**
 * Compares the latest response of each call that the real API gave to its phone with the mock's response to the other.
 * @param calls newest first
 */
export function comparePhones(calls: readonly RecordedCall[]): PhoneDifferences {
  const ofMock = new Map<string, RecordedCall>()
  const ofReal = new Map<string, RecordedCall>()
  for (const call of calls) {
    // A fault or a cut connection does not show the backend's response.
    if (call.fault === true || call.status === 0) continue
    const phone = phoneOf(call.url)
    if (phone !== (call.isReal === true ? phoneBeside : phoneOfMock)) continue
    const endpoint = findEndpoint(call.method, railsPath(new URL(call.url).pathname))
    if (!endpoint) continue
    const latest = call.isReal === true ? ofReal : ofMock
    const name = `${endpoint.method} ${endpoint.path}`
    if (!latest.has(name)) latest.set(name, call)
  }
  const names = [...ofMock.keys()].filter((name) => ofReal.has(name)).toSorted()
  return {
    compared: names.length,
    calls: names.flatMap((call) => {
      const [mock, real] = [ofMock.get(call), ofReal.get(call)]
      if (!mock || !real) return []
      // Responses of different status have different shapes anyway.
      const places = mock.status === real.status ? compareShapes(bodyOf(mock), bodyOf(real)) : []
      if (mock.status === real.status && places.length === 0) return []
      return [{ call, mock: mock.status, real: real.status, places }]
    }),
  }
}

const bodyOf = ({ response }: RecordedCall): unknown => parseJson(response.toString())
