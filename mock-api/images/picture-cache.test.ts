import { expect, test, vi } from 'vitest'
import { PictureCache } from './picture-cache.ts'

const bytes = new Uint8Array(1)

test('a picture is made once, and again only after hundreds of others were asked for', async () => {
  const cache = new PictureCache()
  const make = vi.fn<() => Promise<Uint8Array>>(() => Promise.resolve(bytes))
  await Promise.all([cache.get('a', make), cache.get('a', make)])
  expect(make).toHaveBeenCalledTimes(1)
  for (let other = 0; other < 399; other += 1) await cache.get(`b${other}`, () => Promise.resolve(bytes))
  await cache.get('a', make)
  expect(make).toHaveBeenCalledTimes(1)
  for (let other = 0; other < 400; other += 1) await cache.get(`c${other}`, () => Promise.resolve(bytes))
  await cache.get('a', make)
  expect(make).toHaveBeenCalledTimes(2)
})
