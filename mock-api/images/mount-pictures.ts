import type { Context, Hono } from 'hono'
import { defaultPhotoPath, samplePhotoPaths, socialFallbackPath } from '../../src/contract/calls/photo.ts'
import { readEveningPhoto } from '../features/photo/evening-photo.ts'
import type { Runtime } from '../runtime.ts'
import { paintDefaultPhoto, paintSocialFallback } from './fallback-pictures.ts'
import { encodeJpeg } from './jpeg.ts'
import { landscapeOf } from './landscape.ts'
import { paintLandscape } from './paint-landscape.ts'
import { PictureCache } from './picture-cache.ts'
import { encodePng } from './png.ts'

/** An uploaded picture never changes under its name. */
const forEver = 'public, max-age=31536000, immutable'
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
    if (evening) {
      const portrait = () => encodePng(paintLandscape(landscapeOf(evening.memberId, evening.slot)))
      return send(c, await cache.get(name, portrait), 'image/png', forEver)
    }
    const upload = store.world.uploads.findBy('name', name)
    const bytes = upload && (await files.read('uploads', name))
    return bytes ? send(c, bytes, upload.type, forEver) : missing(c)
  })
  for (const path of ['/uploads/*', '/images/samples/*', '/images/fallback/*']) app.all(path, missing)
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
