import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { isPresent } from '../features/member/member.ts'
import { readScenePhoto } from '../features/photo/scene-photo.ts'
import { fixedPictures, readDataUrl } from '../images/fixed-pictures.ts'
import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'
import { PictureCache } from './picture-cache.ts'

/** No shared cache, and revalidated each time, because a member's picture vanishes with the member (D-95). */
const whileShown = 'private, no-cache'
/** Built-in pictures may change with the next release. */
const forADay = 'public, max-age=86400'

/** Serves built-in pictures (IMP-05 to IMP-08), and uploads while a slot shows them, but never age documents. */
export function mountPictures(app: Hono, { store, files }: Pick<Runtime, 'store' | 'files'>): void {
  const scenes = new PictureCache()

  for (const [path, load] of Object.entries(fixedPictures))
    app.get(path, async (c) => {
      const { bytes, type } = readDataUrl(await load())
      return send(c, bytes, type, forADay)
    })

  app.get('/uploads/:name', async (c) => {
    const name = c.req.param('name')
    const photo = readScenePhoto(store.world, name)
    if (photo && isThere(store.world, photo.memberId)) {
      // Loaded lazily, so that it does not delay the start (P8).
      const { drawPicture } = await import('../images/motifs.ts')
      const scene = scenes.get(name, () => new TextEncoder().encode(drawPicture(photo.motif, name)))
      // Hashes the scene too, because the next release may draw another picture under the same name.
      return sendOnce(c, createHash('sha1').update(scene).digest('hex'), scene, 'image/svg+xml')
    }
    const upload = store.world.uploads.by('name', name).find(({ memberId }) => isThere(store.world, memberId))
    const bytes = upload && (await files.read('uploads', name))
    return bytes ? sendOnce(c, name, bytes, upload.type) : missing(c)
  })
  for (const path of ['/uploads/*', '/images/samples/*', '/images/fallback/*']) app.all(path, missing)
}

/** Whether others may see this member: neither a minor nor inactive (IMP-29). */
function isThere(world: World, memberId: number): boolean {
  const member = world.members.find(memberId)
  return member !== undefined && isPresent(member)
}

/** Responds with the picture, or with 304 when the client's copy is current. */
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
