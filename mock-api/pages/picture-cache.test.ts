import { expect, test, vi } from 'vitest'
import { PictureCache } from './picture-cache.ts'

const bytes = new Uint8Array(1)

test('draws a picture once, and again only after hundreds of others were requested', () => {
  const cache = new PictureCache()
  const draw = vi.fn<() => Uint8Array>(() => bytes)
  cache.get('a', draw)
  cache.get('a', draw)
  for (let other = 0; other < 599; other += 1) cache.get(`b${other}`, () => bytes)
  cache.get('a', draw)
  expect(draw).toHaveBeenCalledTimes(1)
  for (let other = 0; other < 600; other += 1) cache.get(`c${other}`, () => bytes)
  cache.get('a', draw)
  expect(draw).toHaveBeenCalledTimes(2)
})
