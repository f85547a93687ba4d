import { expect, test } from 'vitest'
import type { AgeDocument } from '../world/records/age-document.ts'
import { drawDocument, readDocumentPicture } from './document-picture.ts'

const document: AgeDocument = {
  id: 1,
  memberId: 1,
  file: 'sent.jpg',
  birthDate: '1996-04-12',
  issuer: '東京都公安委員会',
  submittedAt: 0,
  decidedAt: null,
  verdict: null,
}
const vault = (bytes: Uint8Array | undefined) => ({
  save: () => Promise.reject(new Error('not used')),
  read: (kind: string) => Promise.resolve(kind === 'documents' ? bytes : undefined),
})

test('API-17 IMP-14 the desk sees the submitted document until it is decided', async () => {
  const bytes = new Uint8Array(1)
  expect(await readDocumentPicture(vault(bytes), document)).toEqual({ bytes, type: 'image/jpeg' })
  expect(await readDocumentPicture(vault(bytes), { ...document, file: null })).toBeUndefined()
})

test('IMP-14 draws a seeded document with only the legible birth date and issuer', async () => {
  expect(await readDocumentPicture(vault(undefined), document)).toMatchObject({ type: 'image/svg+xml' })
  const legible = await drawDocument(document)
  expect(legible).toContain('1996-04-12')
  expect(legible).toContain('東京都公安委員会')
  expect(await drawDocument({ ...document, birthDate: null })).not.toContain('1996')
  expect(await drawDocument({ ...document, issuer: null })).not.toContain('公安委員会')
})

test.each<[string, Partial<AgeDocument>, number]>([
  ['name, address, number and photograph', {}, 4],
  ['a birth date that is not legible, too', { birthDate: null }, 5],
  ['an issuer that is not legible, too', { issuer: null }, 5],
  ['an empty issuer, too', { issuer: '' }, 5],
])('IMP-14 covers %s', async (_, change, covered) => {
  const drawn = await drawDocument({ ...document, ...change })
  expect(drawn.split('#1b1a1f').length - 1).toBe(covered)
  expect(drawn).not.toMatch(/null|display/)
  expect(drawn).toMatch(/^<svg [^>]*width="640" height="400" viewBox="0 0 640 400"/)
})

test('IMP-14 escapes the issuer as text', async () => {
  const drawn = await drawDocument({ ...document, issuer: '</text><script>&' })
  expect(drawn).toContain('&lt;/text>&lt;script>&amp;')
  expect(drawn).not.toContain('<script')
})
