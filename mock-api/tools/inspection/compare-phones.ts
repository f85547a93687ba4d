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
  // A fault or a cut connection does not show the backend's response.
  const answered = calls.filter(({ fault, status }) => fault !== true && status !== 0)
  const ofMock = latestByName(answered.filter(({ url, isReal }) => isReal !== true && phoneOf(url) === phoneOfMock))
  const ofReal = latestByName(answered.filter(({ url, isReal }) => isReal === true && phoneOf(url) === phoneBeside))
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

/** Returns the first of the documented calls of each name, `GET /api/account`. */
function latestByName(newestFirst: readonly RecordedCall[]): ReadonlyMap<string, RecordedCall> {
  const named = newestFirst.flatMap((call) => {
    const endpoint = findEndpoint(call.method, railsPath(new URL(call.url).pathname))
    return endpoint ? [[`${endpoint.method} ${endpoint.path}`, call] as const] : []
  })
  // The last entry of a name stays.
  return new Map(named.toReversed())
}

const bodyOf = ({ response }: RecordedCall): unknown => parseJson(response.toString())
