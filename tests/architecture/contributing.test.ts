// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { effectRules } from '../../mock-api/town/effect-rules.ts'
import { effectKinds } from '../../src/contract/control/effects.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { pages } from '../../src/renderer/member/app/routing/pages.ts'
import { routeTable } from '../../src/renderer/member/app/routing/route-table.ts'
import { features } from '../../src/renderer/workbench/app/features.ts'
import { lookOfKind } from '../../src/renderer/workbench/hub/world/effect-looks.ts'
import { sampleRequests } from '../support/sample-requests.ts'

// Checks the lists of CONTRIBUTING.md: a forgotten place fails here or in the test named there.

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Names of a call's fields. */
const fieldsOf = ({ request }: Endpoint) =>
  request instanceof z.ZodMiniObject ? Object.keys(request.shape) : ['unknown']

test('an endpoint: every documented call with fields has a sample request and no sample is unused', () => {
  // Samples have fields only, not the files of a multipart call.
  const documented = endpoints.filter(({ id, place }) => id.startsWith('API-') && place !== 'multipart')
  const withFields = documented.filter((endpoint) => fieldsOf(endpoint).length > 0).map(({ id }) => id)
  expect(withFields.filter((id) => !(id in sampleRequests))).toEqual([])
  const ids = new Set(endpoints.map(({ id }) => id))
  expect(Object.keys(sampleRequests).filter((id) => !ids.has(id))).toEqual([])
})

test('a rule of time: every kind has a rule and a name, and every written rule is used', () => {
  const ruled = new Set(effectRules.map(({ kind }) => kind))
  expect([...ruled].toSorted()).toEqual(effectKinds.toSorted())
  expect(effectKinds.filter((kind) => lookOfKind(kind).label === kind)).toEqual([])
  const written = ['features', 'town/activity']
    .flatMap((name) => filesIn(`mock-api/${name}`))
    .flatMap((path) =>
      path.endsWith('.ts')
        ? [...read(path).matchAll(/^export const (\w+): EffectRule</gm)].map(([, name]) => name)
        : [],
    )
  expect(written).toHaveLength(effectRules.length)
})

test('a screen: every route has a page and a picture', () => {
  expect(Object.keys(pages).toSorted()).toEqual(routeTable.map(({ name }) => name).toSorted())
  const pictures = filesIn('tests/visual/screens').map(read).join('\n')
  // `/profile/female` is built from the sex of the persona.
  const address = (path: string) => path.replace(/\/(?::.*|\*|female)$/, '')
  const shown = (path: string) => ["'", '?', '/', '`', '$'].some((end) => pictures.includes(path + end))
  expect(routeTable.map(({ path }) => address(path)).filter((path) => !shown(path))).toEqual([])
})

test('a screen: every reviewed picture belongs to a screen', () => {
  const screens = filesIn('tests/visual/screens').map(read).join('\n')
  const nameOf = (picture: string) => picture.replace(/(-dark)?\.png$/, '')
  // Screens of a tablet are named without their prefix.
  const listed = (name: string) => screens.includes(`'${name}'`) || screens.includes(`'${name.replace(/^\w+-/, '')}'`)
  const pictures = readdirSync(join(root, 'tests/visual/baselines')).filter((name) => !name.startsWith('workbench-'))
  expect(pictures.map(nameOf).filter((name) => !listed(name))).toEqual([])
})

test('a panel: every folder of a feature is registered by its name, with its panel', () => {
  const folder = 'src/renderer/workbench/features'
  expect(features.map(({ key }) => key).toSorted()).toEqual(foldersIn(folder).toSorted())
  const written = foldersIn(folder).filter((key) => existsSync(join(root, folder, key, `${key}-panel.tsx`)))
  const registered = features.flatMap(({ key, panel }) => (panel ? [key] : []))
  expect(registered.toSorted()).toEqual(written.toSorted())
})

test('a panel: the menu has an English name for each panel', () => {
  const names = features.flatMap(({ panel }) => panel?.copy.en.title ?? [])
  expect(names.filter((name) => !/^[A-Z][\w' ]+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('a noun: every folder of the mock and every file of the contract has a row in the glossary', () => {
  const glossary = read('docs/glossary.md')
  const calls = readdirSync(join(root, 'src/contract/calls'))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
  const nouns = new Set([...foldersIn('mock-api/features'), ...calls])
  expect([...nouns].filter((noun) => !glossary.includes(`\n| ${noun} |`))).toEqual([])
})

const ledgers = /^docs\/(?:api|protocols|requirements-\d)\.md$/
const guides = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs')].filter(
  (page) => page.endsWith('.md') && !ledgers.test(page),
)

test.each(guides)('every path in %s exists', (page) => {
  const named = [...read(page).matchAll(/`((?:src|mock-api|tests|fixtures|docs|\.scripts)\/[\w./-]+)`/g)]
  const linked = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
  const places = [...named.map(([, path = '']) => path), ...linked.map(([, path = '']) => join(dirname(page), path))]
  expect(places.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
