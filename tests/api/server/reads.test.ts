import { expect, test } from 'vitest'
import {
  type KnownValues,
  withValuesOf,
  noParams,
  readingSamples,
} from '../../../mock-api/tools/contract-check/samples.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { isRead } from '../../../src/contract/wire/endpoint.ts'
import { callEndpoint } from '../../support/call-endpoint.ts'
import { startMock } from '../../support/mock.ts'

const reads = endpoints.filter(({ readOnly }) => readOnly)
/** Lists before the calls that need one of their ids. */
const inOrder = [
  ...reads.filter(({ id }) => !readingSamples.has(id)),
  ...reads.filter(({ id }) => readingSamples.has(id)),
]

test('D-03 every read-only call leaves the world as it was, byte for byte', async () => {
  const mock = await startMock()
  const served = new Set<string>()
  for (const [persona, sex] of [
    ['woman', 2],
    ['man', 1],
  ] as const) {
    const { headers } = await mock.signIn(persona)
    const before = mock.worldText()
    let facts: KnownValues = {}
    for (const endpoint of inOrder.filter((call) => (call.sex ?? sex) === sex)) {
      const input = (readingSamples.get(endpoint.id) ?? noParams)(facts)
      const { status, body } = await callEndpoint(mock.server.url, endpoint, input ?? {}, headers)
      facts = withValuesOf(facts, endpoint, body)
      if (status === 200) served.add(endpoint.id)
      expect([persona, endpoint.id, status < 500, mock.worldText() === before]).toEqual([
        persona,
        endpoint.id,
        true,
        true,
      ])
    }
  }
  // Signing in by GET is always refused.
  expect(reads.map(({ id }) => id).filter((id) => !served.has(id))).toEqual(['IMP-28c'])
})

test('API-29 API-30 change the world by listing received likes only', async () => {
  const mock = await startMock()
  const changing = endpoints.filter(({ writesWith }) => writesWith !== undefined)
  expect(changing.map(({ id }) => id)).toEqual(['API-29', 'API-30'])
  for (const endpoint of changing) {
    expect(['liked', 'matching', undefined].map((status) => isRead(endpoint, { status, page: 1 }))).toEqual([
      false,
      true,
      true,
    ])
    const pairing = [...mock.world.pairings.all()].find(({ statusN }) => statusN === (endpoint.sex === 2 ? 8 : 9))
    mock.arrange((world) => world.pairings.update(pairing?.id ?? 0, { likeSeen: false }))
    const id = endpoint.sex === 2 ? pairing?.womanId : pairing?.manId
    const { headers } = await mock.signIn(mock.world.members.get(id ?? 0).email)
    await callEndpoint(mock.server.url, endpoint, { status: 'liked' }, headers)
    expect(mock.world.pairings.get(pairing?.id ?? 0).likeSeen).toBe(true)
  }
})
