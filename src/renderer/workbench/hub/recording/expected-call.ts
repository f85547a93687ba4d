import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { isSecretField, secretIn } from '../../../../contract/rules/secrets.ts'
import type { CallExpectation, Expectation } from '../../../../contract/storyline/expectations.ts'
import { valueAt } from '../../../../contract/storyline/json-values.ts'
import { wholeOnly } from './call-placeholders.ts'
import { personOfId, uuidPlaceholders } from './story-people.ts'

type Leaf = readonly [place: string, value: string | number | boolean | null]

const mostLeaves = 200

/** Single values of a response by place, such as `rec[0].name`. Secrets are left out, because no story may hold them. */
export function leavesOf(value: unknown, place = ''): readonly Leaf[] {
  if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    const field = place === '' ? '' : `${place}.`
    return Object.entries(value)
      .filter(([name]) => isList || (/^[^.[\]]+$/.test(name) && !isSecretField(name)))
      .flatMap(([name, inner]) => leavesOf(inner, isList ? `${place}[${name}]` : `${field}${name}`))
      .slice(0, mostLeaves)
  }
  if (place === '' || value === undefined || (typeof value === 'string' && secretIn(value) !== undefined)) return []
  return [[place, value as Leaf[1]]]
}

type Method = CallExpectation['call']['method']

/**
 * The expectation of a recorded call with its status, and the values of its response at some places; then the same of a call
 * that is made exactly once.
 */
export async function callExpectations(
  { method, path, status, response, member }: Exchange,
  places: readonly string[],
): Promise<readonly Expectation[]> {
  const fill = await uuidPlaceholders()
  const body = parseJson(response)
  const values = places.map((place) => {
    const value = valueAt(body, place)
    return [place, typeof value === 'string' ? wholeOnly(value, fill) : value] as const
  })
  const as = member === null ? undefined : await personOfId(member.id)
  const expected = {
    call: {
      method: method as Method,
      // The query may hold the values of a moment; without it any query fits.
      path: fill(path.replace(/\?.*$/, '')),
      status,
      ...(values.length > 0 && { response: Object.fromEntries(values) }),
    },
    ...(as !== undefined && { as }),
  }
  return [expected, { ...expected, times: 1 }]
}
