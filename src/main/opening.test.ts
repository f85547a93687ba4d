import { expect, test } from 'vitest'
import { createInbox, type Opened, readLink, readOpened, secondStart, withoutRecent, withRecent } from './opening.ts'

test('finds capsules and links on a command line and skips options with their values', () => {
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
])('reads the link %s as %j', (url, expected) => {
  expect(readLink(url)).toEqual(expected)
})

test.each([
  [{ args: ['x.json'], folder: '/home' }, true],
  [{ args: 'x.json', folder: '/home' }, false],
  [{ args: ['x'.repeat(5000)], folder: '/home' }, false],
  [null, false],
])('accepts the arguments of a second instance %j: %s', (given, expected) => {
  expect(secondStart.safeParse(given).success).toBe(expected)
})

test('opens what waited and what came later, in order, also after one that failed', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((path): Opened => ({ kind: 'file', path: `/${path}.json` }))
  if (!first || !second || !third) throw new Error('three items')
  const inbox = createInbox()
  inbox.put([first])
  const seen: unknown[] = []
  const done = new Promise<void>((resolve) => {
    const open = (item: Opened) => {
      seen.push(item)
      if (item === third) resolve()
      return item === first ? Promise.reject(new Error('gone')) : Promise.resolve()
    }
    inbox.attend(open, (error) => seen.push(error))
  })
  inbox.put([second, third])
  await done
  expect(seen).toEqual([first, new Error('gone'), second, third])
})

test('moves a reopened file to the top', () => {
  expect(withRecent(['a', 'b'], 'b')).toEqual(['b', 'a'])
})

test('remembers ten files', () => {
  const ten = Array.from({ length: 10 }, (_, number) => String(number))
  expect(withRecent(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)])
})

test('removes a missing file from the list', () => {
  expect(withoutRecent(['a', 'b'], 'a')).toEqual(['b'])
})
