import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { controlVersion } from '../../../src/contract/control/version.ts'
import {
  changesBetween,
  describeControl,
  descriptionText,
  isBumped,
  readDescription,
} from '../../support/control-versions.ts'

const released = readDescription(readFileSync(new URL('released.txt', import.meta.url), 'utf8'))

test('the control API has the version that its changes since the last release ask for', () => {
  const { bump, calls } = changesBetween(released, describeControl(controlVersion))
  const hint = `${calls.join(', ')}: a ${bump} change since ${released.version}. Raise controlVersion in src/contract/control/version.ts.`
  expect(isBumped(released.version, controlVersion, bump), hint).toBe(true)
})

test('a description is the same after it was written and read', () => {
  const described = describeControl('1.2.3')
  expect(readDescription(descriptionText(described))).toEqual(described)
  expect(changesBetween(described, described)).toEqual({ bump: 'none', calls: [] })
})

const call = (request: object, response: object = {}) => ({
  version: '1.0.0',
  calls: new Map([['POST /x', { request, response } as never]]),
})
const fields = (properties: object, ...required: string[]) => ({ type: 'object', properties, required })
const text = { type: 'string' }

test.each([
  ['minor', 'an optional field of a request', call(fields({ a: text }, 'a')), call(fields({ a: text, b: text }, 'a'))],
  [
    'major',
    'a required field of a request',
    call(fields({ a: text }, 'a')),
    call(fields({ a: text, b: text }, 'a', 'b')),
  ],
  [
    'minor',
    'a field that a request need not bring any more',
    call(fields({ a: text }, 'a')),
    call(fields({ a: text })),
  ],
  [
    'minor',
    'a field of a response',
    call({}, fields({ a: text }, 'a')),
    call({}, fields({ a: text, b: text }, 'a', 'b')),
  ],
  [
    'major',
    'a field less in a response',
    call({}, fields({ a: text, b: text }, 'a', 'b')),
    call({}, fields({ a: text }, 'a')),
  ],
  ['major', 'a field that a response may leave out', call({}, fields({ a: text }, 'a')), call({}, fields({ a: text }))],
  ['major', 'another type', call({}, fields({ a: text }, 'a')), call({}, fields({ a: { type: 'integer' } }, 'a'))],
  ['minor', 'one more choice', call(fields({ a: { enum: ['x'] } })), call(fields({ a: { enum: ['y', 'x'] } }))],
  ['major', 'one choice less', call(fields({ a: { enum: ['x', 'y'] } })), call(fields({ a: { enum: ['x'] } }))],
  [
    'minor',
    'a field of a choice of a response',
    call({}, { anyOf: [fields({ a: text }, 'a'), { type: 'null' }] }),
    call({}, { anyOf: [fields({ a: text, b: text }, 'a', 'b'), { type: 'null' }] }),
  ],
  ['minor', 'a call', { version: '1.0.0', calls: new Map() }, call({})],
  ['major', 'a call less', call({}), { version: '1.0.0', calls: new Map() }],
] as const)('asks for a %s version for %s', (bump, _, before, after) => {
  expect(changesBetween(before, after)).toEqual({ bump, calls: ['POST /x'] })
})

test('a version is raised by its own step or a higher one', () => {
  expect(isBumped('1.2.0', '1.2.0', 'none')).toBe(true)
  expect([
    isBumped('1.2.0', '1.2.1', 'minor'),
    isBumped('1.2.0', '1.3.0', 'minor'),
    isBumped('1.2.0', '2.0.0', 'minor'),
  ]).toEqual([false, true, true])
  expect([isBumped('1.2.0', '1.3.0', 'major'), isBumped('1.2.0', '2.0.0', 'major')]).toEqual([false, true])
})
