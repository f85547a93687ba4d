import { Hono } from 'hono'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { samplePhotoPaths } from '../../src/contract/rules/photo.ts'
import { fixedIds } from '../../tests/support/world/a-context.ts'
import { aMember } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { scenePhotoName } from '../features/photo/scene-photo.ts'
import type { FileVault } from '../http/define-route.ts'
import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'
import { mountPictures } from './mount-pictures.ts'

const ids = { ...fixedIds, token: () => 'abcdefghijklmnopqrstuv' }
const vaultName = 'ABCDEFGHIJKLMNOPQRSTUV.webp'

/** Serves pictures with one upload in the vault, which also holds a document under the same name. */
function aPictureServer() {
  const world = aWorld()
  const files: FileVault = {
    save: () => Promise.reject(new Error('not used')),
    read: (kind, name) =>
      Promise.resolve(
        name === vaultName ? new TextEncoder().encode(kind === 'uploads' ? 'photo' : 'secret') : undefined,
      ),
  }
  return { world, get: aPictureServerOf(world, files) }
}

/** Requests pictures of this world from a fresh server. */
function aPictureServerOf(world: World, files?: FileVault) {
  const app = new Hono()
  mountPictures(app, { store: { world }, files } as unknown as Runtime)
  return async (path: string, headers = {}) => app.request(path, { headers })
}

/** Returns the bytes of a served picture. */
async function picture(get: (path: string) => Promise<Response>, path: string): Promise<Buffer> {
  const response = await get(path)
  expect(response.status, path).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

test.each(['/images/fallback/default.png', '/images/fallback/social.png'])(
  'IMP-06 IMP-08 PHOTO-19 PHOTO-20 PHOTO-22 %s is a real PNG',
  async (path) => {
    const { get } = aPictureServer()
    expect((await get(path)).headers.get('content-type')).toBe('image/png')
    expect(imageSize(await picture(get, path))).toMatchObject({ type: 'png', width: 480, height: 640 })
  },
)

test('IMP-07 PHOTO-16 PHOTO-17 ENUM-41 the five samples are five different real JPEG files', async () => {
  const { get } = aPictureServer()
  const seen = new Set<string>()
  for (const path of samplePhotoPaths) {
    expect((await get(path)).headers.get('content-type')).toBe('image/jpeg')
    const bytes = await picture(get, path)
    expect(imageSize(bytes)).toMatchObject({ type: 'jpg', width: 720, height: 960 })
    seen.add(bytes.toString('base64'))
  }
  expect(seen.size).toBe(5)
})

test('D-37 IMP-05 draws the same seeded picture while a slot of its member shows it', async () => {
  const { world, get } = aPictureServer()
  const name = scenePhotoName(ids, 1, 2, 'lake')
  const member = aMember(world, { photos: [null, name, null] })
  const { headers } = await get(`/uploads/${name}`)
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const drawn = await picture(get, `/uploads/${name}`)
  expect(drawn.toString()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="480" height="640".*<\/svg>$/)
  expect(drawn.toString()).not.toMatch(/NaN|undefined|<script|href="[^#]/)
  expect(await picture(aPictureServerOf(world), `/uploads/${name}`)).toEqual(drawn)
  world.members.update(member.id, { photos: [null, null, null] })
  expect((await get(`/uploads/${name}`)).status).toBe(404)
})

test('D-86 draws different pictures for two members and for two slots of one member', async () => {
  const { world, get } = aPictureServer()
  const names = [
    scenePhotoName(ids, 1, 1, 'cat'),
    scenePhotoName(ids, 1, 2, 'cat'),
    scenePhotoName(ids, 2, 1, 'cat'),
  ] as const
  aMember(world, { photos: [names[0], names[1], null] })
  aMember(world, { photos: [names[2], null, null] })
  const drawn = await Promise.all(names.map((name) => picture(get, `/uploads/${name}`)))
  expect(new Set(drawn.map(String)).size).toBe(3)
})

test('D-37 draws pictures of worlds founded before motifs under their old names', async () => {
  const { world, get } = aPictureServer()
  const name = 'evening-1-1-abcdefghijklmnopqrstuv.png'
  aMember(world, { photos: [name, null, null] })
  expect((await picture(get, `/uploads/${name}`)).toString()).toContain('<svg')
})

test('IMP-05 serves an upload with its recorded type and answers 404 for an unknown name', async () => {
  const { world, get } = aPictureServer()
  expect((await get(`/uploads/${vaultName}`)).status).toBe(404)
  const { id } = aMember(world)
  world.uploads.insert({ name: vaultName, memberId: id, type: 'image/webp', createdAt: 0 })
  const response = await get(`/uploads/${vaultName}`)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.text()).toBe('photo')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  const again = await get(`/uploads/${vaultName}`, { 'if-none-match': response.headers.get('etag') ?? '' })
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', 'private, no-cache'])
  expect(again.headers.get('etag')).toMatch(/^"[^"]+"$/)
})

test('D-95 IMP-29 hides pictures of minors and of members who left, also from earlier viewers', async () => {
  const { world, get } = aPictureServer()
  const drawn = scenePhotoName(ids, 1, 1, 'lake')
  const member = aMember(world, { photos: [drawn, vaultName, null] })
  world.uploads.insert({ name: vaultName, memberId: member.id, type: 'image/webp', createdAt: 0 })
  for (const gone of [{ activeStatus: 'inactive' }, { ageConf: 3 }, { ageConf: 4 }] as const) {
    const tags = await Promise.all(
      [drawn, vaultName].map(async (name) => (await get(`/uploads/${name}`)).headers.get('etag') ?? ''),
    )
    world.members.update(member.id, gone)
    for (const [index, name] of [drawn, vaultName].entries())
      expect((await get(`/uploads/${name}`, { 'if-none-match': tags[index] })).status).toBe(404)
    world.members.update(member.id, { activeStatus: 'active', ageConf: 2 })
  }
  world.members.update(member.id, { activeStatus: 'inactive' })
  const other = aMember(world, { photos: [vaultName, null, null] })
  world.uploads.insert({ name: vaultName, memberId: other.id, type: 'image/webp', createdAt: 0 })
  expect((await get(`/uploads/${vaultName}`)).status).toBe(200)
})

test.each([
  '/images/samples/06.jpg',
  '/images/fallback/other.png',
  '/uploads/',
  '/uploads/../world',
  '/uploads/..%2f..%2fworld',
  '/uploads/documents/x.png',
  '/documents/x.png',
])('IMP-05 API-17 %s serves nothing', async (path) => {
  expect((await aPictureServer().get(path)).status).toBe(404)
})

test('IMP-07 an invalid address of a drawn picture never reaches the static pages', async () => {
  const app = new Hono()
  mountPictures(app, { store: { world: aWorld() } } as unknown as Runtime)
  app.get('*', (c) => c.text('the page', 200))
  for (const path of ['/images/samples/06.jpg', '/images/fallback/x.png', '/uploads/x.png', '/uploads/a/b']) {
    const { status, headers } = await app.request(path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
  }
  expect((await app.request('/images/other.svg')).status).toBe(200)
})
