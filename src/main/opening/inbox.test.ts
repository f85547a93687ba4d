import { app } from 'electron'
import { expect, test } from 'vitest'
import { lend } from '../../../tests/support/no-electron.ts'
import { collectOpened, Inbox } from './inbox.ts'
import type { OpenRequest } from './requests.ts'

test('opens what waited and what came later, in order, also after one that failed', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((path): OpenRequest => ({ kind: 'file', path: `/${path}.json` }))
  if (!first || !second || !third) throw new Error('three items')
  const inbox = new Inbox()
  inbox.put([first])
  const seen: unknown[] = []
  const done = new Promise<void>((resolve) => {
    const open = (item: OpenRequest) => {
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

test('opens nothing twice, and nothing before there is a page for it', async () => {
  const inbox = new Inbox()
  const seen: unknown[] = []
  const attend = () =>
    inbox.attend(
      (item) => Promise.resolve(void seen.push(item)),
      () => {},
    )
  inbox.put([{ kind: 'file', path: '/a.json' }])
  attend()
  attend()
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen).toEqual([{ kind: 'file', path: '/a.json' }])
})

test('collects the files and links that macOS hands over', () => {
  const heard = new Map<string, (event: object, given: string) => void>()
  lend(app, { on: (name: string, run: () => void) => heard.set(name, run) })
  const put: unknown[] = []
  let prevented = 0
  collectOpened({ put: (items) => put.push(...items) })
  const event = { preventDefault: () => (prevented += 1) }
  heard.get('open-file')?.(event, '/a.json')
  heard.get('open-url')?.(event, 'yoimachi://panel/x')
  expect([put, prevented]).toEqual([
    [
      { kind: 'file', path: '/a.json' },
      { kind: 'link', url: 'yoimachi://panel/x' },
    ],
    2,
  ])
})
