import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { defaultPhotoPath, samplePhotoPaths, socialFallbackPath } from '../../src/contract/calls/photo.ts'
import { isBarred } from '../api/access-checks.ts'
import { readEveningPhoto } from '../features/photo/evening-photo.ts'
import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'
import { paintDefaultPhoto, paintSocialFallback } from './fallback-pictures.ts'
import { encodeJpeg } from './jpeg.ts'
import { landscapeOf } from './landscape.ts'
import { paintLandscape } from './paint-landscape.ts'
import { PictureCache } from './picture-cache.ts'
import { encodePng } from './png.ts'

/** A member's picture is nobody else's to keep, and gone at once when the member is (D-95): it is asked for each time. */
const whileShown = 'private, no-cache'
/** Drawn pictures with a fixed name may change with the next release. */
const forADay = 'public, max-age=86400'

/** Evenings of the five samples, chosen to differ (IMP-07). */
const sampleSeeds = [7, 3, 11, 1, 31] as const

/**
 * Serves the pictures of members and the drawn ones (IMP-05 to IMP-08). An upload is served as long as some slot shows
 * it; age documents are not here at all.
 */
export function mountPictures(app: Hono, { store, files }: Pick<Runtime, 'store' | 'files'>): void {
  const cache = new PictureCache()
  const draw = (path: string, type: string, make: () => Promise<Uint8Array>) =>
    app.get(path, async (c) => send(c, await cache.get(path, make), type, forADay))

  draw(defaultPhotoPath, 'image/png', () => encodePng(paintDefaultPhoto()))
  draw(socialFallbackPath, 'image/png', () => encodePng(paintSocialFallback()))
  for (const [place, path] of samplePhotoPaths.entries()) {
    const evening = () => encodeJpeg(paintLandscape(landscapeOf(sampleSeeds[place] ?? place)))
    draw(path, 'image/jpeg', evening)
  }

  app.get('/uploads/:name', async (c) => {
    const name = c.req.param('name')
    const evening = readEveningPhoto(store.world, name)
    if (evening && isThere(store.world, evening.memberId)) {
      const portrait = () => encodePng(paintLandscape(landscapeOf(evening.memberId, evening.slot)))
      const bytes = await cache.get(name, portrait)
      // What is drawn under the name may be another picture in the next release.
      return sendOnce(c, createHash('sha1').update(bytes).digest('hex'), bytes, 'image/png')
    }
    const upload = store.world.uploads.by('name', name).find(({ memberId }) => isThere(store.world, memberId))
    const bytes = upload && (await files.read('uploads', name))
    return bytes ? sendOnce(c, name, bytes, upload.type) : missing(c)
  })
  for (const path of ['/uploads/*', '/images/samples/*', '/images/fallback/*']) app.all(path, missing)
}

/** Whether others may meet this member: not a minor, not inactive (IMP-29). */
function isThere(world: World, memberId: number): boolean {
  const member = world.members.find(memberId)
  return member !== undefined && !isBarred(member)
}

/** The picture, or 304 for who has it already. */
function sendOnce(c: Context, version: string, bytes: Uint8Array, type: string): Response {
  const tag = `"${version}"`
  c.header('ETag', tag)
  if (c.req.header('if-none-match') !== tag) return send(c, bytes, type, whileShown)
  return c.body(null, 304, { 'Cache-Control': whileShown })
}

function send(c: Context, bytes: Uint8Array, type: string, cacheControl: string): Response {
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': type,
    'Content-Length': String(bytes.length),
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': 'nosniff',
  })
}

function missing(c: Context): Response {
  return c.text('404 Not Found', 404, { 'Cache-Control': 'no-store' })
}
