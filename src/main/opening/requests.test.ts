import { expect, test } from 'vitest'
import { readOpened } from './requests.ts'

test('finds capsules and links on a command line and skips options with their values', () => {
  const args = [
    '--data',
    'worlds.json',
    'evening.yoimachi',
    '--seed=7',
    '/a/b.JSON',
    'yoimachi://panel/outbox',
    'x.txt',
    '-x.json',
  ]
  expect(readOpened(args, '/home')).toEqual([
    { kind: 'file', path: '/home/evening.yoimachi' },
    { kind: 'file', path: '/a/b.JSON' },
    { kind: 'link', url: 'yoimachi://panel/outbox' },
  ])
})

test.each([
  ['file:///home/me/%E5%AE%B5%20%E5%BE%85.yoimachi', '/home/me/宵 待.yoimachi'],
  ['file://localhost/home/me/a.json', '/home/me/a.json'],
  ['FILE:///home/me/a%2Eyoimachi', '/home/me/a.yoimachi'],
  ['file:///home/me/%ZZ.yoimachi', 'file:///home/me/%ZZ.yoimachi'],
  ['file://server/share/a.yoimachi', 'file://server/share/a.yoimachi'],
])('takes %s of a double click on Linux for the file %s', (word, path) => {
  expect(readOpened([word], '/elsewhere')).toEqual([{ kind: 'file', path }])
})

test('ignores a file address of another kind of file', () => {
  expect(readOpened(['file:///home/me/a.txt'], '/home')).toEqual([])
})
