import { expect, test } from 'vitest'
import { readLink, readOpened, secondStart } from './inbox.ts'

test('capsules and links of a command line are found, options and their values are not', () => {
  const args = [
    '--data',
    'worlds.json',
    'evening.yoimachi',
    '--seed=7',
    '/a/b.JSON',
    'yoimachi://panel/outbox',
    'x.txt',
  ]
  expect(readOpened(args, '/home')).toEqual([
    { kind: 'file', path: '/home/evening.yoimachi' },
    { kind: 'file', path: '/a/b.JSON' },
    { kind: 'link', url: 'yoimachi://panel/outbox' },
  ])
})

test.each([
  ['yoimachi://scenario/busy-chat', { kind: 'scenario', key: 'busy-chat' }],
  ['yoimachi://panel/outbox/', { kind: 'panel', key: 'outbox' }],
  ['yoimachi://scenario/../../etc', undefined],
  ['yoimachi://scenario/busy-chat?then=x', undefined],
  ['yoimachi://user@scenario/busy-chat', undefined],
  ['yoimachi://file/home/x.json', undefined],
  ['https://scenario/busy-chat', undefined],
  [`yoimachi://scenario/${'x'.repeat(61)}`, undefined],
])('%s asks for %j', (url, expected) => {
  expect(readLink(url)).toEqual(expected)
})

test.each([
  [{ args: ['x.json'], folder: '/home' }, true],
  [{ args: 'x.json', folder: '/home' }, false],
  [{ args: ['x'.repeat(5000)], folder: '/home' }, false],
  [null, false],
])('the hand-over %j is taken: %s', (given, expected) => {
  expect(secondStart.safeParse(given).success).toBe(expected)
})
