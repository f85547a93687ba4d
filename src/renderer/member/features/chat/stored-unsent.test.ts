// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { Outbox } from './outbox.ts'
import { openStoredUnsent, readStoredUnsent } from './stored-unsent.ts'
import type { Unsent } from './unsent.ts'

beforeEach(() => {
  localStorage.clear()
  clearSession()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
})

const written = (key: string): Unsent => ({
  key,
  content: `本文 ${key}`,
  afterId: 3,
  sent: false,
  state: 'waiting',
})

const storedKeys = () => readStoredUnsent('u').map(({ key }) => key)

test('CHAT keeps the undelivered messages of two tabs of one conversation', () => {
  const one = openStoredUnsent('u')
  const other = openStoredUnsent('u')
  one.save([written('a')])
  other.save([written('b')])
  one.save([written('a'), written('c')])
  expect(storedKeys()).toEqual(['a', 'b', 'c'])
})

test('CHAT a tab removes what it has delivered, and not what another tab still has to send', () => {
  const one = openStoredUnsent('u')
  const other = openStoredUnsent('u')
  one.save([written('a')])
  other.save([written('b')])
  one.save([])
  expect(storedKeys()).toEqual(['b'])
  other.save([])
  expect(localStorage.getItem('yoimachi.draft.her@yoimachi.example.chat.u')).toBeNull()
})

test('CHAT a tab removes a message that it has restored from another one and delivered or discarded', () => {
  openStoredUnsent('u').save([written('a'), written('b')])
  const later = openStoredUnsent('u')
  expect(later.restored).toMatchObject([
    { key: 'a', state: 'givenUp' },
    { key: 'b', state: 'givenUp' },
  ])
  later.save(later.restored.slice(1))
  expect(storedKeys()).toEqual(['b'])
})

test('CHAT keeps the order of writing when a tab changes one of its messages', () => {
  const one = openStoredUnsent('u')
  one.save([written('a'), written('b')])
  openStoredUnsent('u').save([...openStoredUnsent('u').restored, written('c')])
  one.save([{ ...written('a'), state: 'late' }, written('b')])
  expect(storedKeys()).toEqual(['a', 'b', 'c'])
})

test('CHAT a message given up here goes when another tab has sent it again or discarded it', () => {
  openStoredUnsent('u').save([written('a'), written('b')])
  const outbox = new Outbox({
    ownId: 5,
    ...openStoredUnsent('u'),
    readAll: () => Promise.resolve([]),
    newKey: () => 'own',
    later: () => () => undefined,
  })
  outbox.add('本文')
  outbox.keepStored(new Set(['b', 'own']))
  expect(outbox.unsent.map(({ key }) => key)).toEqual(['b', 'own'])
  outbox.keepStored(new Set())
  expect(outbox.unsent.map(({ key }) => key)).toEqual(['own'])
})
