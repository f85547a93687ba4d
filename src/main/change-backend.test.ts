import { expect, test } from 'vitest'
import { changeBackend } from './change-backend.ts'
import { NoServerError } from './embedded-server.ts'
import { defaultSettings } from './settings-schema.ts'
import type { SettingsStore } from './settings.ts'

const address = 'https://api.example.com'

/** Settings and a server; `done` has what happens to them. */
function anApp({
  isFull = false,
  isRestarted = true,
  refusal,
}: {
  isFull?: boolean
  isRestarted?: boolean
  refusal?: Error
}) {
  const done: unknown[] = []
  const change = (fields: object) => {
    done.push(fields)
    return isFull ? Promise.reject(new Error('disk full')) : Promise.resolve(defaultSettings)
  }
  const settings = { get: () => defaultSettings, change } as unknown as SettingsStore
  const connect = (backend: string | null) => {
    done.push(`connect ${backend}`)
    return refusal === undefined ? Promise.resolve(isRestarted) : Promise.reject(refusal)
  }
  const offerStart = ({ message }: Error) => done.push(`offer: ${message}`)
  return { done, parts: { settings, connect, reload: () => done.push('reload'), offerStart } }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test.each([
  [true, ['reload']],
  [false, []],
])('stores the backend, and loads the pages again after a restart: %s', async (isRestarted, more) => {
  const { done, parts } = anApp({ isRestarted })
  await changeBackend(address, parts)
  expect(done).toEqual([{ backend: address }, `connect ${address}`])
  await turn()
  expect(done.slice(2)).toEqual(more)
})

test('connects nothing that it cannot store, because the next start would use another API', async () => {
  const { done, parts } = anApp({ isFull: true })
  await expect(changeBackend(address, parts)).rejects.toThrow('disk full')
  expect(done).toEqual([{ backend: address }])
})

test('stores the former backend again when the server refuses the new one', async () => {
  const { done, parts } = anApp({ refusal: new Error('The port is in use.') })
  await expect(changeBackend(address, parts)).rejects.toThrow('The port is in use.')
  await turn()
  expect(done).toEqual([{ backend: address }, `connect ${address}`, { backend: null }])
})

test('offers a new start when the change left no server', async () => {
  const { done, parts } = anApp({ refusal: new NoServerError('Gone.') })
  await expect(changeBackend(address, parts)).rejects.toThrow('Gone.')
  expect(done).toEqual([{ backend: address }, `connect ${address}`, 'offer: Gone.', { backend: null }])
})
