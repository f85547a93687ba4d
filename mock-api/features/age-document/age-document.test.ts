import { expect, test } from 'vitest'
import { hourMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aMan, aMember, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { decideAge, decideByItself, verdictsFor } from './age-decision.ts'
import { ageDecision } from './age-document-effects.ts'
import { findDocument, submitDocument } from './age-document.ts'

const ctx = aContext()

test('API-17 D-14 a submission puts the member under review and is due 12 hours later', () => {
  const world = aWorld()
  const man = aMan(world, { ageConf: 1, ageConfFile: null })
  aProfile(world, man, { age: 34 })
  const document = submitDocument(world, man, 'secret.jpg', ctx)
  expect(world.members.get(man.id)).toMatchObject({ ageConf: 0, ageConfFile: `${man.id}.jpg` })
  expect(document).toMatchObject({ file: 'secret.jpg', birthDate: '1992-01-01', decidedAt: null })
  expect(ageDecision.due(document)).toBe(testNow + 12 * hourMs)
})

test('API-17 AGE-18 a new submission replaces the pending one and starts its own 12 hours', () => {
  const world = aWorld()
  const man = aMan(world, { ageConf: 0 })
  submitDocument(world, man, 'first.png', ctx)
  const later = aContext({ now: testNow + hourMs })
  const second = submitDocument(world, world.members.get(man.id), 'second.png', later)
  expect([...world.ageDocuments.all()]).toEqual([second])
  expect(ageDecision.due(second)).toBe(testNow + 13 * hourMs)
})

test('API-17 a verified member is refused', () => {
  const world = aWorld()
  const { code, detail } = refusalOf(() => submitDocument(world, aMan(world), 'a.png', ctx))
  expect([code, detail.msg]).toEqual(['state', '年齢確認はすでに完了しています。'])
})

test('IMP-14 the workbench sets the content of the next document, once', () => {
  const world = aWorld({ nextDocument: { birthDate: '2010-02-03', issuer: null } })
  const man = aMan(world, { ageConf: 0 })
  aProfile(world, man, { age: 34 })
  expect(submitDocument(world, man, 'a.png', ctx)).toMatchObject({ birthDate: '2010-02-03', issuer: null })
  expect(world.settings.get(1).nextDocument).toBeNull()
  expect(submitDocument(world, man, 'b.png', ctx)).toMatchObject({ birthDate: '1992-01-01' })
})

test('IMP-14 D-37 the assumed birth date is never below 20 and follows the Tokyo calendar', () => {
  const world = aWorld()
  const man = aMan(world, { ageConf: 0 })
  aProfile(world, man, { age: 18 })
  const newYear = aContext({ now: tokyo('2027-01-01 00:00') })
  expect(submitDocument(world, man, 'a.png', newYear).birthDate).toBe('2007-01-01')
})

test('IMP-14 without a profile age the document has no birth date and comes back as 1', () => {
  const world = aWorld()
  const woman = aWoman(world, { ageConf: 0, femaleStatus: 0 })
  const document = submitDocument(world, woman, 'a.png', ctx)
  expect(document).toMatchObject({ birthDate: null, issuer: '都道府県公安委員会' })
  decideByItself(world, document, ctx)
  expect(world.members.get(woman.id)).toMatchObject({ ageConf: 1, femaleStatus: 0 })
})

test('D-14 GATE-31 the automatic decision verifies, and a woman at 0 or 1 becomes ready to start', () => {
  for (const [before, after] of [
    [0, 3],
    [1, 3],
    [2, 2],
    [5, 5],
    [6, 6],
  ] as const) {
    const world = aWorld()
    const woman = aWoman(world, { ageConf: 0, femaleStatus: before })
    aProfile(world, woman, { age: 27 })
    const document = submitDocument(world, woman, 'a.png', ctx)
    decideByItself(world, document, ctx)
    expect(world.members.get(woman.id)).toMatchObject({ ageConf: 2, femaleStatus: after })
    const decided = world.ageDocuments.get(document.id)
    expect(decided).toMatchObject({ file: null, verdict: 2, decidedAt: testNow })
    expect(ageDecision.due(decided)).toBeUndefined()
  }
})

test('D-14 an early decision of the operator cancels the automatic one; the file name stays with the member', () => {
  const world = aWorld()
  const man = aMan(world, { ageConf: 0 })
  aProfile(world, man)
  const document = submitDocument(world, man, 'a.png', ctx)
  decideAge(world, man.id, 1, ctx)
  expect(world.members.get(man.id)).toMatchObject({ ageConf: 1, ageConfFile: `${man.id}.png` })
  expect(ageDecision.due(world.ageDocuments.get(document.id))).toBeUndefined()
  expect(world.ageDocuments.get(document.id).file).toBeNull()
})

test('D-18 D-36 IMP-14 the operator cannot approve a minor or a member without a document', () => {
  const world = aWorld({ nextDocument: { birthDate: '2010-02-03', issuer: '東京都' } })
  const minor = aMember(world, { sex: 1, ageConf: 0 })
  submitDocument(world, minor, 'a.png', ctx)
  for (const verdict of [1, 2] as const) {
    expect(refusalOf(() => decideAge(world, minor.id, verdict, ctx)).code).toBe('state')
  }
  expect(decideAge(world, minor.id, 3, ctx).ageConf).toBe(3)
  const stranger = aMan(world, { ageConf: 0 })
  expect(verdictsFor(world, stranger.id, ctx)).not.toContain(2)
  const { code, detail } = refusalOf(() => decideAge(world, stranger.id, 2, ctx))
  expect([code, detail.code]).toEqual(['state', 'verdict'])
  expect(refusalOf(() => decideAge(world, 99, 1, ctx)).code).toBe('unknown')
})

test('D-14 the operator decides the pending document, or the last one again when none is pending', () => {
  const world = aWorld()
  const [man, other] = [aMan(world, { ageConf: 0 }), aMan(world, { ageConf: 0 })]
  const hand = (name: string) => submitDocument(world, world.members.get(man.id), name, ctx)
  submitDocument(world, other, 'z.png', ctx)
  const first = hand('a.png')
  expect(findDocument(world, man.id)).toBe(first)
  decideAge(world, man.id, 1, ctx)
  const second = hand('b.png')
  expect(findDocument(world, man.id)).toBe(second)
  decideAge(world, man.id, 1, ctx)
  expect(findDocument(world, man.id)?.id).toBe(second.id)
  const third = hand('c.png')
  decideAge(world, man.id, 1, ctx)
  expect(findDocument(world, man.id)?.id).toBe(third.id)
  decideAge(world, man.id, 3, aContext({ now: testNow + 1 }))
  expect(world.ageDocuments.get(first.id)).toMatchObject({ verdict: 1, decidedAt: testNow })
  expect(world.ageDocuments.get(third.id)).toMatchObject({ verdict: 3, decidedAt: testNow + 1 })
  expect(findDocument(world, aMan(world).id)).toBeUndefined()
})

test('GATE-31 D-36 IMP-14 without a document the operator may still send back or bar; a man gets no status', () => {
  const world = aWorld()
  const man = aMan(world, { ageConf: 0 })
  const decided = decideAge(world, man.id, 4, aContext({ now: testNow + 1 }))
  expect(decided).toEqual({ ...man, ageConf: 4, updatedAt: testNow + 1 })
  const other = aMan(world, { ageConf: 0 })
  aProfile(world, other)
  const document = submitDocument(world, other, 'a.png', ctx)
  expect(ageDecision.members(document)).toEqual([other.id])
  decideByItself(world, document, ctx)
  expect(world.members.get(other.id)).toMatchObject({ ageConf: 2, femaleStatus: 0 })
})
