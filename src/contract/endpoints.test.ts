import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { channels } from './channels.ts'
import { endpoints } from './endpoints.ts'
import type { Endpoint } from './wire/endpoint.ts'

const ledger = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')

interface LedgerEntry {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly text: string
}

const entries: readonly LedgerEntry[] = ledger.split(/^## /m).flatMap((text) => {
  const [, id, method, path] = /^(API-\d\d) ([A-Z]+) (\S+)/.exec(text) ?? []
  return id && method && path ? [{ id, method, path, text }] : []
})

function get(id: string): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.id === id)
  if (!found) throw new Error(`Failed to find ${id}: no endpoint has that id. Define it in src/contract.`)
  return found
}

/** Returns all property names of a JSON schema at any depth. */
function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema && schema.properties ? Object.keys(schema.properties) : []
  return [...own, ...Object.values(schema).flatMap(propertyNames)]
}

/** Returns the last names of `res.a.b[]` and `body.a.b` in an entry's Request or Response part. */
function ledgerNames(text: string, part: 'Request' | 'Response', next: string, prefix: RegExp): string[] {
  const section = text.slice(text.indexOf(`\n- ${part}:`), text.indexOf(`\n- ${next}:`))
  const lines = section.split('\n').filter((line) => !line.includes('further fields'))
  return lines.flatMap((line) => {
    const [, path] = prefix.exec(line) ?? []
    return path ? [path.replaceAll('[]', '').split('.').at(-1) ?? ''] : []
  })
}

describe('the contract against the ledger', () => {
  test('the ledger lists API-01 to API-71', () => {
    expect(entries).toHaveLength(71)
  })

  test.each(entries)('$id is defined once, as $method $path', ({ id, method, path }) => {
    const defined = endpoints.filter((endpoint) => endpoint.id === id)
    expect(defined.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).toEqual([`${method} ${path}`])
  })

  test('lists the calls in ledger order, implied ones last', () => {
    const ids = endpoints.map(({ id }) => id)
    expect(ids.slice(0, 71)).toEqual(entries.map(({ id }) => id))
    expect(ids.slice(71)).toEqual(['IMP-04', 'IMP-28a', 'IMP-28b', 'IMP-28c'])
  })

  test('gives each call its own method and path', () => {
    const places = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(places).size).toBe(places.length)
  })

  test.each(entries)('$id accepts every request field of the ledger', ({ id, text }) => {
    const known = propertyNames(z.toJSONSchema(get(id).request, { io: 'input' }))
    const field = /^ {2}- (?:\w+: )?`(?:(?:body|query|part)\.)?([\w.-]+)`/
    expect(known).toEqual(expect.arrayContaining(ledgerNames(text, 'Request', 'Response', field)))
  })

  test.each(entries)('C-4 $id returns every response field of the ledger', ({ id, text }) => {
    const known = propertyNames(z.toJSONSchema(get(id).response, { io: 'output' }))
    const names = ledgerNames(text, 'Response', 'Client behaviour on success', /^ {2}- `res(?:\[\])?\.([\w.[\]-]+)`/)
    expect(known).toEqual(expect.arrayContaining(names.filter((name) => !isBodyWord(id, name))))
  })

  test('C-1 responds with plain objects, except five with a data key and two bare lists', () => {
    const listed = endpoints.filter(({ id }) => id.startsWith('API-'))
    const shapes = listed.map(({ id, response }) => {
      const schema = z.toJSONSchema(response, { unrepresentable: 'any' })
      const bodies = [schema, ...(schema.anyOf ?? [])] as { type?: string; properties?: object }[]
      return {
        id,
        data: bodies.some(({ properties }) => properties !== undefined && 'data' in properties),
        list: bodies.some(({ type }) => type === 'array'),
      }
    })
    const idsWith = (shape: 'data' | 'list') => shapes.filter((answer) => answer[shape]).map(({ id }) => id)
    expect(idsWith('data')).toEqual(['API-01', 'API-02', 'API-05', 'API-44', 'API-50'])
    expect(idsWith('list')).toEqual(['API-51', 'API-54'])
  })

  test('WS-01 WS-02 IMP-30 defines both channels', () => {
    expect(channels.map(({ id, name }) => [id, name])).toEqual([
      ['WS-01', 'MessageChannel'],
      ['WS-02', 'AdminMessageChannel'],
    ])
  })
})

/** C-1: except in five calls, `data` is the HTTP library's name of the body. */
function isBodyWord(id: string, name: string): boolean {
  return name === 'data' && !['API-01', 'API-02', 'API-05', 'API-44', 'API-50'].includes(id)
}

describe('gates', () => {
  const byAccess = (access: Endpoint['access']) =>
    endpoints.filter((endpoint) => endpoint.access === access).map(({ id }) => Number(id.slice(4)))

  test('C-6 requires a verified member for exactly these calls', () => {
    const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
    const needed = [range(26, 28), range(31, 36), [41, 43], range(45, 47), range(51, 63), [68]].flat()
    expect(byAccess('verified')).toEqual(needed)
  })

  test('C-6 returns empty lists to unverified members for exactly these calls', () => {
    expect(byAccess('verified-or-empty')).toEqual([29, 30, 40, 44])
  })

  test('C-6 D-36 serves barred members only in API-03 and API-09', () => {
    expect(endpoints.filter((endpoint) => endpoint.evenIfBarred).map(({ id }) => id)).toEqual(['API-03', 'API-09'])
  })

  test('C-7 D-51 declares every identity field in the request', () => {
    const lost = endpoints.flatMap(({ id, identity, request }) => {
      const names = propertyNames(z.toJSONSchema(request, { io: 'input' }))
      return identity.flatMap(({ at }) => (names.includes(at.split('.').at(-1) ?? '') ? [] : [`${id} ${at}`]))
    })
    expect(lost).toEqual([])
  })

  test('C-7 D-51 repeats the caller in exactly these calls', () => {
    const marked = endpoints.filter(({ identity }) => identity.length > 0).map(({ id }) => Number(id.slice(4)))
    expect(marked).toEqual([5, 11, 14, 15, 16, 17, 24, 31, 32, 33, 39, 44, 52, 53, 60, 61, 62, 63, 67, 69, 70, 71])
  })

  test('C-5 D-50 documents 401 for calls with a session and 403 for gated calls', () => {
    const gated = endpoints.filter(
      ({ access, sex, identity }) => access === 'verified' || sex !== undefined || identity.length > 0,
    )
    const closed = endpoints.filter(({ access }) => access !== 'open')
    expect(closed.filter(({ refusals }) => refusals[401] === undefined).map(({ id }) => id)).toEqual([])
    expect(gated.filter(({ refusals }) => refusals[403] === undefined).map(({ id }) => id)).toEqual([])
  })
})
