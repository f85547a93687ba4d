import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { isBarred } from '../api/answer-call.ts'
import { readScenePhoto } from '../features/photo/photo.ts'
import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'
import { fixedPictures, readDataUrl } from './fixed-pictures.ts'

/** Keeps the most recently used pictures, about 8 kB each. */
const kept = 600

/** Draws each picture once and forgets those that nobody asked for lately. */
export class PictureCache {
  private readonly pictures = new Map<string, Uint8Array>()

  get(key: string, draw: () => Uint8Array): Uint8Array {
    const picture = this.pictures.get(key) ?? draw()
    // Put back at the end: the order of the map is the order of use.
    this.pictures.delete(key)
    this.pictures.set(key, picture)
    if (this.pictures.size > kept) {
      const [oldest] = this.pictures.keys()
      if (oldest !== undefined) this.pictures.delete(oldest)
    }
    return picture
  }
}

/** A member's picture is nobody else's to keep, and gone at once when the member is (D-95): it is asked for each time. */
const whileShown = 'private, no-cache'
/** Pictures with a fixed name may change with the next release. */
const forADay = 'public, max-age=86400'

/**
 * Serves the pictures of members and those that come with the service (IMP-05 to IMP-08). An upload is served as long as
 * some slot shows it; age documents are not here at all.
 */
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
      // Read when the first picture is asked for: no start waits for it (P8).
      const { drawPicture } = await import('./motifs/motifs.ts')
      const scene = scenes.get(name, () => new TextEncoder().encode(drawPicture(photo.motif, name)))
      // What is drawn under the name may be another picture in the next release.
      return sendOnce(c, createHash('sha1').update(scene).digest('hex'), scene, 'image/svg+xml')
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
