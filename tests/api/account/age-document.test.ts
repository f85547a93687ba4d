import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arrive } from '../../support/arrive.ts'
import { expectRefused } from '../../support/expect-refused.ts'
import { startMock, type Mock } from '../../support/mock.ts'
import { jpegBytes, pngBytes } from '../../support/world/pictures.ts'

const submit = '/api/age_conf/submit'
const png = Buffer.from(pngBytes()).toString('base64')
const unverified = { ageConf: 0, ageConfFile: null, femaleStatus: 0 } as const
const documentOf = (mock: Mock, id: number) => mock.world.ageDocuments.by('member', id).at(-1)

test('API-17 D-14 AGE-14 GATE-31 reviews a document and decides after 12 hours', async () => {
  const mock = await startMock()
  const { me, id } = await arrive(mock, unverified, { age: 27 })
  const account = async () => (await me.get('/api/account')).body
  const body = { filename: id, imageformat: 'PNG', file: `data:image/png;base64,${png}` }
  expect((await me.post(submit, body)).body).toEqual({ success: true })
  expect(await account()).toMatchObject({ age_conf: 0, age_conf_file: `${id}.png`, status: 0 })
  const coming = (await mock.control('GET', '/clock')).body.coming as {
    kind: string
    at: string
    subject: string
  }[]
  const due = coming.find(
    ({ kind, subject }) => kind === 'age-decision' && subject === `ageDocuments/${documentOf(mock, id)?.id}`,
  )
  expect(due?.at).toBe('2026-11-22T00:00:00.000+09:00')
  await mock.advance('2026-11-21T23:59:59+09:00')
  expect(await account()).toMatchObject({ age_conf: 0 })
  await mock.advance('PT1S')
  expect(await account()).toMatchObject({ age_conf: 2, age_conf_file: `${id}.png`, status: 3 })
  expect(documentOf(mock, id)).toMatchObject({ file: null, verdict: 2 })
})

test('API-17 stores the picture unchanged among the documents and serves it to no member', async () => {
  const mock = await startMock()
  const { me, id } = await arrive(mock, { ...unverified, sex: 1 }, {})
  const jpeg = Buffer.from(jpegBytes()).toString('base64')
  expect((await me.post(submit, { filename: String(id), imageformat: 'PNG', file: jpeg })).status).toBe(200)
  const name = documentOf(mock, id)?.file ?? ''
  expect(name).toMatch(/^[\w-]{22}\.jpg$/)
  expect(await readFile(join(mock.dataDir, 'documents', name))).toEqual(Buffer.from(jpegBytes()))
  for (const path of [`/uploads/${name}`, `/documents/${name}`, `/uploads/..%2Fdocuments%2F${name}`]) {
    const response = await fetch(mock.server.url + path)
    expect(response.headers.get('content-type')).not.toContain('image')
  }
})

test('D-18 D-36 IMP-14 sets 3 for the document of a minor: the login serves only the account and sign-in is refused', async () => {
  const mock = await startMock()
  mock.arrange((world) => world.settings.update(1, { nextDocument: { birthDate: '2010-05-05', issuer: '東京都' } }))
  const { me, email } = await arrive(mock, { ...unverified, passwordHash: '' }, {})
  await me.post(submit, { file: png })
  await mock.advance('PT12H')
  expect((await me.get('/api/account')).body.age_conf).toBe(3)
  await expectRefused(mock, 401, [() => me.post(submit, { file: png }), () => me.get('/api/notice_list')])
  expect((await mock.post('/api/auth/sign_in', { email, password: 'yoimachi123' })).status).toBe(401)
})

test('API-17 AGE-17 refuses a file that is no picture, stores nothing and changes nothing', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock, unverified, {})
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  const files = ['', 'not base64 at all!', svg, `data:image/png;base64,${svg}`, png.slice(0, 40), 7, null, undefined]
  await expectRefused(
    mock,
    422,
    files.map((file) => () => me.post(submit, { file })),
    { errors: { file: [expect.any(String)] } },
  )
  await expect(readdir(join(mock.dataDir, 'documents'))).rejects.toThrow('ENOENT')
})
