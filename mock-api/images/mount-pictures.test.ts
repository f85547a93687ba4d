import { Hono } from 'hono'
import { decode } from 'jpeg-js'
import { expect, test } from 'vitest'
import { fixedIds } from '../../tests/support/world/a-context.ts'
import { aMember } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { eveningPhotoName } from '../features/photo/evening-photo.ts'
import type { FileVault } from '../http/define-route.ts'
import type { Runtime } from '../runtime.ts'
import { mountPictures } from './mount-pictures.ts'

const ids = { ...fixedIds, token: () => 'abcdefghijklmnopqrstuv' }
const vaultName = 'ABCDEFGHIJKLMNOPQRSTUV.webp'

/** A server of pictures with one upload in its vault, which also holds a document under the same name. */
function aPictureServer() {
  const world = aWorld()
  const files: FileVault = {
    save: () => Promise.reject(new Error('not used')),
    read: (kind, name) =>
      Promise.resolve(
        name === vaultName ? new TextEncoder().encode(kind === 'uploads' ? 'photo' : 'secret') : undefined,
      ),
  }
  const app = new Hono()
  mountPictures(app, { store: { world }, files } as unknown as Runtime)
  return { world, get: async (path: string, headers = {}) => app.request(path, { headers }) }
}

/** Width and height of a PNG file. */
function sizeOfPng(bytes: Buffer) {
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test.each(['/images/fallback/default.png', '/images/fallback/social.png'])(
  'IMP-06 IMP-08 PHOTO-19 PHOTO-20 %s is a drawn PNG',
  async (path) => {
    const answer = await aPictureServer().get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(sizeOfPng(Buffer.from(await answer.arrayBuffer()))).toEqual([480, 640])
  },
)

test('IMP-07 PHOTO-16 PHOTO-17 ENUM-41 the five samples are five different real JPEG files', async () => {
  const { get } = aPictureServer()
  const seen = new Set<string>()
  for (const no of ['01', '02', '03', '04', '05']) {
    const answer = await get(`/images/samples/${no}.jpg`)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(decode(bytes)).toMatchObject({ width: 480, height: 640 })
    seen.add(bytes.toString('base64'))
  }
  expect(seen.size).toBe(5)
})

test('D-37 IMP-05 a seeded picture is drawn under its name while its member shows it, the same each time', async () => {
  const { world, get } = aPictureServer()
  const name = eveningPhotoName(ids, 1, 2)
  const member = aMember(world, { photos: [null, name, null] })
  const answer = await get(`/uploads/${name}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(sizeOfPng(bytes)).toEqual([480, 640])
  expect(Buffer.from(await (await get(`/uploads/${name}`)).arrayBuffer())).toEqual(bytes)
  world.members.update(member.id, { photos: [null, null, null] })
  expect((await get(`/uploads/${name}`)).status).toBe(404)
})

test('D-37 two members and two slots of one member show different pictures', async () => {
  const { world, get } = aPictureServer()
  const names = [eveningPhotoName(ids, 1, 1), eveningPhotoName(ids, 1, 2), eveningPhotoName(ids, 2, 1)]
  aMember(world, { photos: [names[0] ?? null, names[1] ?? null, null] })
  aMember(world, { photos: [names[2] ?? null, null, null] })
  const pictures = await Promise.all(
    names.map(async (name) =>
      Buffer.from(await (await get(`/uploads/${name}`)).arrayBuffer()).toString('hex'),
    ),
  )
  expect(new Set(pictures).size).toBe(3)
})

test('IMP-05 an upload is served by its record, under its own type; an unknown name is 404', async () => {
  const { world, get } = aPictureServer()
  expect((await get(`/uploads/${vaultName}`)).status).toBe(404)
  const { id } = aMember(world)
  world.uploads.insert({ name: vaultName, memberId: id, type: 'image/webp', createdAt: 0 })
  const answer = await get(`/uploads/${vaultName}`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toBe('photo')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  const again = await get(`/uploads/${vaultName}`, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('D-95 IMP-29 pictures of who has left or is a minor are gone, also for who has seen them; another owner keeps his', async () => {
  const { world, get } = aPictureServer()
  const drawn = eveningPhotoName(ids, 1, 1)
  const member = aMember(world, { photos: [drawn, vaultName, null] })
  world.uploads.insert({ name: vaultName, memberId: member.id, type: 'image/webp', createdAt: 0 })
  for (const gone of [{ activeStatus: 'inactive' }, { ageConf: 3 }, { ageConf: 4 }] as const) {
    const tags = await Promise.all(
      [drawn, vaultName].map(async (name) => (await get(`/uploads/${name}`)).headers.get('etag') ?? ''),
    )
    world.members.update(member.id, gone)
    for (const [place, name] of [drawn, vaultName].entries())
      expect((await get(`/uploads/${name}`, { 'if-none-match': tags[place] })).status).toBe(404)
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

test('IMP-07 an address that looks like a drawn picture and is none never reaches the pages behind', async () => {
  const app = new Hono()
  mountPictures(app, { store: { world: aWorld() } } as unknown as Runtime)
  app.get('*', (c) => c.text('the page', 200))
  for (const path of ['/images/samples/06.jpg', '/images/fallback/x.png', '/uploads/x.png']) {
    expect((await app.request(path)).status).toBe(404)
  }
  expect((await app.request('/images/other.svg')).status).toBe(200)
})
