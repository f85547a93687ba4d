import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleScript } from '../../../.scripts/build/browser-scripts.mjs'
import { Caches } from '../../../tests/support/caches.ts'

const origin = 'https://app.example.jp'
const { code } = await bundleScript(join(import.meta.dirname, 'worker.ts'))

type Host = Readonly<Record<string, () => Response>>

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })
const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } })

/** A device with caches; `install` runs the worker of a release like a browser. */
function device() {
  const caches = new Caches()
  async function install(release: string, host: Host) {
    const listeners = new Map<string, (event: object) => void>()
    const self = {
      location: { origin },
      addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
      skipWaiting: () => Promise.resolve(),
      clients: { claim: () => Promise.resolve() },
    }
    const fetch = (path: string) => Promise.resolve(host[path]?.() ?? new Response(null, { status: 404 }))
    const shell = { release, files: Object.keys(host), pages: '^/home$' }
    runInNewContext(`const yoimachiShell = ${JSON.stringify(shell)};\n${code}`, {
      ...{ self, caches, fetch, URL, Response, AbortSignal },
    })
    for (const kind of ['install', 'activate']) {
      let done: unknown
      listeners.get(kind)?.({ waitUntil: (work: Promise<void>) => (done = work) })
      await done
    }
    /** Response of the worker; undefined when it leaves the request to the network. */
    return async (method: string, path: string, mode: string): Promise<Response | undefined> => {
      let given: Response | Promise<Response> | undefined
      const request = { method, url: origin + path, mode }
      listeners.get('fetch')?.({ request, respondWith: (response: Promise<Response>) => (given = response) })
      return given
    }
  }
  return { caches, install }
}

test('answers a GET of a page from the cache and leaves a POST to the network', async () => {
  const response = await device().install('one', { '/app.html': () => page('app') })
  expect(await (await response('GET', '/home', 'navigate'))?.text()).toBe('app')
  expect(await response('POST', '/home', 'navigate')).toBeUndefined()
  expect(await response('POST', '/app.html', 'cors')).toBeUndefined()
})

test('keeps a redirected page as a plain response, which a navigation accepts', async () => {
  const redirected = () => Object.defineProperty(page('app'), 'redirected', { value: true })
  const response = await device().install('one', { '/app.html': redirected })
  const given = await response('GET', '/home', 'navigate')
  expect([given?.redirected, given?.headers.get('content-type'), await given?.text()]).toEqual([
    false,
    'text/html',
    'app',
  ])
})

test('keeps six releases, so that a page five releases old finds its code', async () => {
  const { caches, install } = device()
  const host = (no: number): Host => ({
    '/app.html': () => page(`page ${no}`),
    [`/assets/start-${no}.js`]: () => script(`code ${no}`),
  })
  let response = await install('1', host(1))
  for (const no of [2, 3, 4, 5, 6]) response = await install(String(no), host(no))
  expect(await (await response('GET', '/assets/start-1.js', 'cors'))?.text()).toBe('code 1')
  await install('7', host(7))
  expect(await caches.keys()).toEqual([2, 3, 4, 5, 6, 7].map((no) => `yoimachi-release-${no}`))
})
